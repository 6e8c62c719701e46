// The tables of the hall, live.

import { socketAddress } from "./hall";
import type { Lobby, TableFacts } from "./wire";

export class Crowd {
  tables: TableFacts[] = $state.raw([]);
  here = $state(false);
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #ended = false;

  constructor() {
    this.#open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(socketAddress("lobby"));
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Lobby);
    socket.onclose = () => {
      this.here = false;
      if (!this.#ended) this.#timer = setTimeout(() => this.#open(), Math.min(500 * 1.7 ** this.#tries++, 10000));
    };
  }

  #hear(news: Lobby): void {
    this.here = true;
    this.#tries = 0;
    const changed = new Set([...news.gone, ...news.tables.map((table) => table.id)]);
    const kept = news.whole ? [] : this.tables.filter((table) => !changed.has(table.id));
    this.tables = [...news.tables, ...kept].sort((a, b) => b.opened - a.opened);
  }
}
