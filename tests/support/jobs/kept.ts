import { expect } from 'vitest';

/** The column `answers` of a record whose form was answered so. */
export const kept = (form: string, values: Record<string, unknown>) => ({
  answers: { [form]: { version: expect.any(String), values } },
});
