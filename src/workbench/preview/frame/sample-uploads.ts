import type { UploadContext } from '../../../client/forms/widgets/upload/upload-context.ts';

/** Files of a preview are taken, and stay where they are. */
export const sampleUploads: UploadContext = {
  send: async ({ file, onProgress }) => {
    onProgress(1);
    return { id: crypto.randomUUID(), name: file.name, type: file.type, bytes: file.size };
  },
  forget: async () => undefined,
};
