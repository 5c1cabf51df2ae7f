/** pdf.js' own worker code; imported on the main thread only where workers cannot start. */
export {};
