/** What is printed in one piece; the preview breaks pages before the same. */
export const keptWhole = 'tr:not([data-print-row]), img, svg, figure, blockquote, h1, h2, h3, h4, [data-print-keep]';

/**
 * While a sheet is on the page, only sheets are printed: the boxes round it lose their size, the others go. Marks for
 * content: `data-print-keep` is not broken, `data-print-break` begins a page, `data-print-hide` stays on the screen.
 */
export const printCss = `@media print {
html, body { margin: 0 !important; padding: 0 !important; height: auto !important; overflow: visible !important; background: #fff !important; }
body *:not([data-print-sheet], [data-print-sheet] *, :has([data-print-sheet])) { display: none !important; }
body *:has([data-print-sheet]) { display: block !important; position: static !important; width: auto !important; height: auto !important; min-height: 0 !important; max-height: none !important; margin: 0 !important; padding: 0 !important; border: 0 !important; overflow: visible !important; background: none !important; box-shadow: none !important; transform: none !important; }
[data-print-sheet] { width: auto !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important; border: 0 !important; box-shadow: none !important; }
[data-print-sheet] :is(${keptWhole}) { break-inside: avoid; }
[data-print-sheet] :is(h1, h2, h3, h4) { break-after: avoid; }
[data-print-sheet] p { orphans: 2; widows: 2; }
[data-print-sheet] thead { display: table-header-group; }
[data-print-sheet] [data-print-break] { break-before: page; }
[data-print-sheet] [data-print-hide] { display: none !important; }
}`;
