import type { SmsPort } from './sms.ts';

/** A gateway that takes `POST {to, text}` with a bearer key and answers 2xx when it has the message. */
export function httpSmsGateway(url: string, key: string | undefined): SmsPort {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
