/** The files that the server's bundle is entered by: the process, and the thread that makes PDFs. */
export const serverEntries = {
  main: 'src/server/main.ts',
  'pdf-worker': 'src/server/infra/pdf/pdf-worker.ts',
};
