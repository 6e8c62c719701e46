"""Pictures of tables and pages, drawn pixel by pixel, for whoever shows a link of the hall."""
