/** The files that the server's bundle is entered by: the process, the operator's commands, and the threads that make PDFs and pictures and prove or preview definitions. */
export const serverEntries = {
  main: 'src/server/main.ts',
  operate: 'src/server/start/operate.ts',
  import: 'src/server/start/stock/import.ts',
  export: 'src/server/start/stock/export.ts',
  'pdf-worker': 'src/server/infra/pdf/pdf-worker.ts',
  'prove-worker': 'src/server/start/releases/prove-worker.ts',
  'preview-worker': 'src/server/start/releases/preview-worker.ts',
  'picture-worker': 'src/server/infra/pictures/picture-worker.ts',
};
