export { parseHttpEquivHeaders } from './src/retriever/utils.js';
export { giveRetrieval } from './src/retriever/retriever.js';
export { scan } from './src/scanner/index.js';
