import type { Entry } from './entry.ts';

const noServer =
  'There is no resource server and no authorization server of ours: tokens of the provider open nothing here.';
const adapter = 'src/server/infra/ports/staff-sign-in/oidc-sign-in.ts';
const kept = 'src/server/modules/workbench/sign-in-cookie.http.ts';
const test = 'api/workbench/sign-in.test.ts';

export const oauthAndWebRtc: readonly Entry[] = [
  {
    ids: 'V10.1.1 V10.1.2 V10.2.1',
    answer:
      'The server alone asks for tokens and keeps none; state, nonce and PKCE bind the way back to the browser that went.',
    where: [adapter, kept],
    proofs: [
      [test, 'the way to the provider has PKCE, state and nonce'],
      [test, 'in another browser than the one that went'],
      [test, 'twice by one code'],
    ],
  },
  {
    ids: 'V10.2.2 V10.5.3',
    answer: 'There is one provider, and its own metadata must name the address of the settings.',
    where: [adapter],
    proofs: [[test, 'where the provider calls itself otherwise']],
  },
  {
    ids: 'V10.5.1 V10.5.2',
    answer: 'The nonce is that of this browser; a person is the subject of the provider, not a name.',
    where: [adapter, 'src/server/modules/workbench/staff.repository.ts'],
    proofs: [
      [test, 'with another %s'],
      [test, 'who is called otherwise later stays who they were: four eyes see one person'],
    ],
  },
  {
    ids: 'V10.5.4',
    documented: 'The library openid-client refuses an ID token whose audience is not our client.',
    where: [adapter],
  },
  {
    ids: 'V10.3.1 V10.3.2 V10.3.3 V10.3.4',
    notApplicable: noServer,
  },
  {
    ids: 'V10.4.1 V10.4.2 V10.4.3 V10.4.4 V10.4.5 V10.4.6 V10.4.7 V10.4.8 V10.4.9 V10.4.10 V10.4.11',
    notApplicable: noServer,
  },
  {
    ids: 'V10.5.5 V10.6.1 V10.6.2 V10.7.1 V10.7.2 V10.7.3',
    notApplicable: 'We are no provider, and there is no logout by the back channel.',
  },
  {
    ids: 'V17.1.1 V17.2.1 V17.2.2 V17.2.3 V17.2.4 V17.3.1 V17.3.2',
    notApplicable: 'There is no WebRTC: no TURN, no media, no signalling.',
  },
];
