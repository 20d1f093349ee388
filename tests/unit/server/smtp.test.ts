import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from '../../../src/server/infra/ports/mail/smtp.ts';

/** A mail server that does not offer STARTTLS, and what it was told. */
const told: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    let isMail = false;
    socket.on('data', (data) => {
      const text = String(data);
      told.push(text);
      if (isMail && !text.endsWith('\r\n.\r\n')) return;
      isMail = /^DATA/.test(text);
      if (isMail) socket.write('354 go on\r\n');
      else socket.write(/^(STARTTLS|QUIT)/.test(text) ? '502 unknown\r\n' : '250 mail.example\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

const send = (needsTls: boolean) => {
  // The address of a listening TCP server is no text.
  const { port } = server.address() as AddressInfo;
  const attachments = [{ fileName: 'band.png', bytes: Buffer.from('x'), contentId: 'band@mail' }];
  const html = '<img src="cid:band@mail">';
  const mail = { to: 'anna@example.org', subject: 'Hallo', text: 'Geheimer Text', html, attachments };
  return smtpMail(`smtp://127.0.0.1:${port}`, 'service@fanline.example', needsTls).send(mail);
};

test('a server without STARTTLS gets the mail only where that is allowed', async () => {
  await expect(send(true)).rejects.toThrow(/STARTTLS/);
  expect(told.join()).not.toMatch(/MAIL FROM|Geheimer Text/);
  await send(false);
  expect(told.join()).toMatch(/Geheimer Text/);
});

test('text and HTML are alternatives, and the pictures of the HTML are no files of the reader', async () => {
  await send(false);
  const mail = told.join('');
  expect(mail).toMatch(/multipart\/alternative.+multipart\/related.+Content-Id: <band@mail>/is);
  expect(mail).toMatch(/Content-Disposition: inline/);
});
