import { team } from 'virtual:team';
import { languageCode } from '../../shared/language.ts';
import { type FileName, LONGEST_SENDING_SECONDS } from '../../shared/uploads.ts';
import { ApiError, localCode } from './api-error.ts';
import { call } from './call.ts';
import { furtherHeaders } from './further-language.ts';
import { currentLanguage } from './language.ts';
import { errorOfResponse } from './problem-json.ts';
import { bearer } from './token-bearer.ts';

/** A file on its way to the field of a form. */
export interface SentFile {
  form: string;
  /** JSON Pointer. */
  field: string;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** The server says first that a file comes too slowly; this is for a line that has gone. */
const TIMEOUT_MS = (LONGEST_SENDING_SECONDS + 10) * 1000;

/** Sends a file. `fetch` tells no progress of what it sends. @throws ApiError */
export async function sendFile(sent: SentFile): Promise<FileName> {
  const token = await bearer.token();
  const request = new XMLHttpRequest();
  request.open('POST', `/api/uploads/${sent.form}?${new URLSearchParams({ field: sent.field })}`);
  for (const [name, value] of Object.entries(headersOf(sent.file, token)))
    request.setRequestHeader(name, value);
  request.timeout = TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total }) => sent.onProgress(total > 0 ? loaded / total : 0);
  sent.signal.addEventListener('abort', () => request.abort());
  const { status, body } = await answered(request, sent.file);
  if (status === 201) return JSON.parse(body).payload.upload;
  throw errorOfResponse({ status, data: parsed(body), headers: new Headers(retryOf(request)) });
}

/** Erases a file that the visitor took back; where that fails, the server erases it by itself. */
export async function forgetFile(id: string): Promise<void> {
  await call('DELETE /api/uploads/:id', { params: { id } }).catch(() => undefined);
}

function headersOf(file: File, token: string | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/octet-stream',
    'X-File-Name': encodeURIComponent(file.name.slice(-200)),
    'X-Team-Id': team.id,
    'X-Language-Code': String(languageCode[currentLanguage()]),
    ...furtherHeaders(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

function answered(request: XMLHttpRequest, file: File): Promise<{ status: number; body: string }> {
  const failed = (referenceCode: number) => new ApiError({ referenceCode, status: 0 });
  return new Promise((resolve, reject) => {
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(failed(localCode.offline));
    request.onabort = () => reject(failed(localCode.offline));
    request.ontimeout = () => reject(failed(localCode.timeout));
    request.send(file);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function retryOf(request: XMLHttpRequest): Record<string, string> {
  const after = request.getResponseHeader('retry-after');
  return after === null ? {} : { 'retry-after': after };
}
