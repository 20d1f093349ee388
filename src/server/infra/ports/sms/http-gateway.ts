import type { SmsPort } from './sms.ts';

/** A gateway that takes `POST {to, text}` with a bearer key and answers 2xx when it has the message. */
export function httpSmsGateway(url: string, key: string | undefined): SmsPort {
  return {
    async send(message, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(message),
        // Elsewhere nobody gets the key and somebody's number.
        redirect: 'error',
        ...(signal ? { signal } : {}),
      });
      // What it says beside its status is of no use, and may never end.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
