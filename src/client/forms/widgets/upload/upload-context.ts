import type { FileName } from '../../../../shared/uploads.ts';
import { forgetFile, type SentFile, sendFile } from '../../../lib/send-file.ts';

/** What the widget does with files. A page may give another one as `context.upload`. */
export interface UploadContext {
  send: (sent: SentFile) => Promise<FileName>;
  forget: (id: string) => Promise<void>;
}

const overHttp: UploadContext = { send: sendFile, forget: forgetFile };

function isUploadContext(given: unknown): given is UploadContext {
  return typeof given === 'object' && given !== null && 'send' in given && 'forget' in given;
}

/** The page's own functions, or those of the API: a page of data knows nothing of files. */
export function uploadContext(given: unknown): UploadContext {
  return isUploadContext(given) ? given : overHttp;
}
