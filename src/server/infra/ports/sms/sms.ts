/** Sends one text message; rejects when the gateway did not accept it. */
export interface SmsPort {
  send(message: { to: string; text: string }, signal?: AbortSignal): Promise<void>;
}

/** The embedded default: a message counts as sent once it is in the outbox. */
export const outboxOnlySms: SmsPort = { send: async () => {} };
