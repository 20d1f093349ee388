import type { Entry } from './entry.ts';
import { encoding } from './v01-encoding.ts';
import { business } from './v02-business.ts';
import { frontend } from './v03-frontend.ts';
import { callsAndFiles } from './v04-calls-files.ts';
import { authentication } from './v06-authentication.ts';
import { sessions } from './v07-sessions.ts';
import { rightsAndTokens } from './v08-rights-tokens.ts';
import { oauthAndWebRtc } from './v10-oauth-webrtc.ts';
import { cryptography } from './v11-cryptography.ts';
import { connectionsAndSettings } from './v12-connections-settings.ts';
import { dataAndArchitecture } from './v14-data-architecture.ts';
import { logsAndFaults } from './v16-logs-faults.ts';

/** The answers of the product to OWASP ASVS 5.0, levels 1 and 2. */
export const answers: readonly Entry[] = [
  ...encoding,
  ...business,
  ...frontend,
  ...callsAndFiles,
  ...authentication,
  ...sessions,
  ...rightsAndTokens,
  ...oauthAndWebRtc,
  ...cryptography,
  ...connectionsAndSettings,
  ...dataAndArchitecture,
  ...logsAndFaults,
];
