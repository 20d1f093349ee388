import type { SmsPort } from './sms.ts';

/** A gateway that accepts `POST {to, text}` with a bearer key and answers 2xx when it has the message. */
export function httpSmsGateway(url: string, key: (() => string) | undefined): SmsPort {
  return {
    async send(message, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key()}` } : {}) },
        body: JSON.stringify(message),
        // Another address must not receive the key and the phone number.
        redirect: 'error',
        ...(signal ? { signal } : {}),
      });
      // The body of the answer is not needed, and may never end.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
