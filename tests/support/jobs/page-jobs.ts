import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { fileOf, jpeg, sendFile } from '../uploads.ts';
import type { Job } from './job.ts';
import { kept } from './kept.ts';

const owner = 'account/change-owner';
const parcel = 'support/damaged-parcel';
const key = () => ({ 'idempotency-key': randomUUID() });

/** Forms with a page that only data describe. */
export const pageJobs = {
  'a new form on a page of its own': {
    recipe: 'add a form',
    question: {
      send: async ({ ayse }) => {
        const { status } = await ayse.post(`/api/submissions/${owner}`, { name: ' Can Demir ' }, key());
        return { status, client: ayse };
      },
      stored: { table: 'submission', columns: { form: owner, ...kept(owner, { '/name': 'Can Demir' }) } },
      staff: 'Name der neuen Inhaberin oder des neuen Inhabers: Can Demir',
    },
  },
  'an upload of files': {
    recipe: 'ask for a photo of a damaged parcel',
    question: {
      send: async ({ ayse }) => {
        const photo = await sendFile(ayse, { form: parcel, field: '/photos', name: 'Karton.jpg' }, jpeg());
        const photos = photo.status === 201 ? [fileOf(photo).id] : [];
        const { status } = await ayse.post(`/api/submissions/${parcel}`, { name: 'Ayşe', photos }, key());
        return { status, client: ayse };
      },
      stored: {
        table: 'submission',
        columns: kept(parcel, {
          '/name': 'Ayşe',
          '/photos': [expect.objectContaining({ name: 'Karton.jpg' })],
        }),
      },
      staff: 'Fotos vom Schaden: Karton',
    },
    effect: {
      see: async ({ t, ayse }) => {
        const attached = await t.db.query<{ name: string }>(
          'SELECT u.name FROM outbox_attachment a JOIN upload u ON u.id = a.upload_id',
        );
        const shown = (await ayse.get('/api/submissions/me')).text;
        return [attached, shown.includes('Karton.jpg (')];
      },
      before: [[], false],
      after: [[{ name: 'Karton.jpg' }], true],
    },
  },
} satisfies Record<string, Job>;
