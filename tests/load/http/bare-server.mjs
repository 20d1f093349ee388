// What node:http alone can do with the same request: read the body, parse it, answer JSON; or send the bytes of FILE.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answer = JSON.stringify({ payload: { valid: true, errors: [] } });
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(answer),
};

const file = process.env.FILE ? readFileSync(process.env.FILE) : undefined;
const fileHeaders = { 'content-type': 'application/octet-stream', 'content-length': file?.length };

const server = createServer((request, response) => {
  if (request.method === 'GET' && file) return void response.writeHead(200, fileHeaders).end(file);
  if (request.method !== 'POST') return void response.writeHead(405).end();
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(typeof body === 'object' ? 200 : 400, headers).end(answer);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
