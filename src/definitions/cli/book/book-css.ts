/** The look of the book on a screen and on A4 paper. */
export const BOOK_CSS = `:root { color-scheme: light; font: 16px/1.45 Georgia, 'Times New Roman', serif; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 84rem; color: #161616; background: #fff; }
h1, h2, h3, h4, th, nav, header p { font-family: system-ui, sans-serif; line-height: 1.25; }
h2 { margin-top: 3rem; border-top: 3px solid; padding-top: .5rem; }
h3, h4 { margin: 2rem 0 .5rem; }
nav ol { columns: 2; column-gap: 3rem; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
h2 code, h3 code, h4 code { font-weight: 400; color: #595959; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .9rem; margin: .5rem 0 1rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid #bbb; overflow-wrap: anywhere; }
thead th { background: #f0f0ec; font-size: .8rem; }
tbody th { font-weight: 400; }
.facts th:first-child { width: 20%; }
.rules th:first-child { width: 12%; }
.changes th:first-child { width: 18%; }
.consents th:first-child { width: 22%; }
.consents th:nth-child(2) { width: 16%; }
.approval tbody td { height: 3.5rem; border: 1px solid #777; }
.flows { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.flow { flex: 1 1 28rem; min-width: 0; max-width: 45rem; height: auto; font: 14px system-ui, sans-serif; }
.flow rect { fill: #fff; stroke: #777; }
.flow .step-box { fill: #f0f0ec; }
.flow path { fill: none; stroke: #161616; stroke-width: 3; }
.flow .past { stroke: #777; stroke-dasharray: 5 4; }
.flow .step { font-weight: 700; font-size: 16px; }
.flow .note { fill: #4a4a4a; font-size: 13px; }
@media (max-width: 50rem) { table { table-layout: auto; display: block; overflow-x: auto; } nav ol { columns: 1; } }
@page { size: A4 landscape; margin: 14mm 14mm 18mm; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 9pt; }
  .form { break-before: page; }
  h2, h3, h4 { break-after: avoid; }
  tr, .flow { break-inside: avoid; }
  thead { display: table-header-group; }
  a { color: inherit; text-decoration: none; }
}
`;
