import { connect, type Socket } from 'node:net';
import type { Mail, MailPort } from './mail.ts';

/** The longest pause without data from the mail server; the caller's signal limits the whole time of a mail. */
const silenceMs = 3000;

/**
 * A mail server: `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…:465`.
 * @param needsTls a server that does not offer STARTTLS gets no mail and no password
 */
export function smtpMail(url: string, from: string, needsTls = false): MailPort {
  return {
    async send(mail, signal) {
      // Loaded with the first mail: a server that starts answers sooner.
      const { createTransport } = await import('nodemailer');
      const socket = await connected(new URL(url), signal);
      const transport = createTransport({
        url,
        connection: socket,
        requireTLS: needsTls,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        // Mails consist of our own texts: no content may open a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        const { rejected } = await transport.sendMail(letterOf(mail, from));
        if (rejected.length > 0) throw new Error('The mail server refused the recipient.');
      } finally {
        socket.destroy();
      }
    },
  };
}

function letterOf({ attachments = [], ...mail }: Mail, from: string) {
  const files = attachments.map(({ fileName, bytes, contentId }) => ({
    filename: fileName,
    content: Buffer.from(bytes),
    ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : {}),
  }));
  return { ...mail, from, attachments: files };
}

/** Our own socket, so that the signal can end it, also while single bytes still arrive. */
function connected({ hostname, port, protocol }: URL, signal?: AbortSignal): Promise<Socket> {
  const usual = protocol === 'smtps:' ? 465 : 587;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || usual) });
    signal?.addEventListener('abort', () => socket.destroy());
    socket.once('error', reject).once('connect', () => resolve(socket));
  });
}
