import { team } from 'virtual:team';
import { languageCode } from '../../shared/language.ts';
import { ApiError, localCode } from './api-error.ts';
import { currentLanguage } from './language.ts';
import { errorOfResponse } from './problem-json.ts';
import { bearer } from './token-bearer.ts';

/** A call that answers with a file. */
interface FileCall {
  path: string;
  body: unknown;
  headers?: Record<string, string>;
}

/** Longer than a picture takes when others are made before it. */
const TIMEOUT_MS = 30_000;

/** Asks for a file, gives it to the browser's downloads under the name that the server says, and returns it. @throws ApiError */
export async function saveFile(call: FileCall): Promise<File> {
  const first = await sent(call, await bearer.token());
  const renewed = first.status === 401 ? await bearer.renewed() : undefined;
  const response = renewed ? await sent(call, renewed) : first;
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => undefined);
    throw errorOfResponse({ status: response.status, data, headers: response.headers });
  }
  const said = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  const blob = await response.blob();
  const file = new File([blob], said?.[1] ?? '', { type: blob.type });
  save(file);
  return file;
}

async function sent({ path, body, headers }: FileCall, token: string | undefined): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'X-Team-Id': team.id,
        'X-Language-Code': String(languageCode[currentLanguage()]),
        ...headers,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      signal: limit,
    });
  } catch {
    const referenceCode = limit.aborted ? localCode.timeout : localCode.offline;
    throw new ApiError({ referenceCode, status: 0 });
  }
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
