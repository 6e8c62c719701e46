import { expect, test } from "vitest";
import { browserName } from "./browsers";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test("a browser is named as people know it", () => {
  expect(browserName(`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`)).toBe(
    "Chrome on Linux",
  );
  expect(browserName(`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`)).toBe(
    "Edge on Windows",
  );
  expect(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile Safari/604.1")).toBe(
    "Safari on an iPhone",
  );
  expect(browserName("Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0")).toBe(
    "Firefox on Android",
  );
});

test("what is none goes by what it says of itself", () => {
  expect(browserName("curl/8.14")).toBe("curl/8.14");
  expect(browserName("")).toBe("an unnamed browser");
});
