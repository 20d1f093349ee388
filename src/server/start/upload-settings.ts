import { LONGEST_SENDING_SECONDS } from '../../shared/uploads.ts';
import type { EnvReader } from './env-reader.ts';

/** Files that are sent with forms. */
export function readUploads(env: EnvReader) {
  return {
    /** Looks for malicious software in files before they are stored. */
    clamdUrl: env.url('CLAMD_URL', ['tcp:']),
    /** A file that no record has taken by then is erased. */
    waitHours: env.int('UPLOAD_HOURS', 24, 1, 24),
    /** What all such files together may fill; those of strangers half of it. */
    waitingBytes: env.int('UPLOAD_WAITING_MB', 2000, 1, 1_000_000) * 1_000_000,
    /** The time for a file to arrive. */
    seconds: env.decimal('UPLOAD_SECONDS', 120, 0.2, LONGEST_SENDING_SECONDS),
    /** What comes more slowly is cut off before that. */
    leastBytesPerSecond: env.int('UPLOAD_KBIT_PER_SECOND', 64, 1, 100_000) * 125,
  };
}
