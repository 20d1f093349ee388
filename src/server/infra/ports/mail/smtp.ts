import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Mail, MailPort } from './mail.ts';

/** Silence of the mail server that is too long; how long a mail may take in all, the caller's signal says. */
const silenceMs = 3000;

/** A mail server: `smtp://user:password@host:587` (STARTTLS where it is offered) or `smtps://…:465`. */
export function smtpMail(url: string, from: string): MailPort {
  return {
    async send(mail, signal) {
      const socket = await connected(new URL(url), signal);
      const transport = createTransport({
        url,
        connection: socket,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        // Mails are made of our own texts: nothing in them may open a file or an address.
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
  const files = attachments.map(({ fileName, bytes }) => ({
    filename: fileName,
    content: Buffer.from(bytes),
  }));
  return { ...mail, from, attachments: files };
}

/** A socket of ours, so that it ends with the signal, also while a byte comes now and then. */
function connected({ hostname, port, protocol }: URL, signal?: AbortSignal): Promise<Socket> {
  const usual = protocol === 'smtps:' ? 465 : 587;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || usual) });
    signal?.addEventListener('abort', () => socket.destroy());
    socket.once('error', reject).once('connect', () => resolve(socket));
  });
}
