import type { Entry } from './entry.ts';

const oauth =
  'There is no OAuth or OpenID Connect: no client, no resource server, no authorization server. Sessions: V7.';

export const oauthAndWebRtc: readonly Entry[] = [
  {
    ids: 'V10.1.1 V10.1.2 V10.2.1 V10.2.2 V10.3.1 V10.3.2 V10.3.3 V10.3.4',
    notApplicable: oauth,
  },
  {
    ids: 'V10.4.1 V10.4.2 V10.4.3 V10.4.4 V10.4.5 V10.4.6 V10.4.7 V10.4.8 V10.4.9 V10.4.10 V10.4.11',
    notApplicable: oauth,
  },
  {
    ids: 'V10.5.1 V10.5.2 V10.5.3 V10.5.4 V10.5.5 V10.6.1 V10.6.2 V10.7.1 V10.7.2 V10.7.3',
    notApplicable: oauth,
  },
  {
    ids: 'V17.1.1 V17.2.1 V17.2.2 V17.2.3 V17.2.4 V17.3.1 V17.3.2',
    notApplicable: 'There is no WebRTC: no TURN, no media, no signalling.',
  },
];
