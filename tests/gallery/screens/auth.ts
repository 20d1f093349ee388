import type { CodeSent } from '../../../src/shared/api/customers.ts';
import { type Answer, reply } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { fill, loseConnection, openSection, press, steps, submit } from '../steps.ts';

const PHONE = '0171 3920091';
const sent: CodeSent = { digits: 6, expiresInSeconds: 300, resendInSeconds: 60 };

/** A code was sent; whether it is right is up to the screen. */
export const codeAnswers: Record<string, Answer> = {
  ...reply('POST /api/phone-auth/generate-otp', sent),
  ...reply('POST /api/phone-auth/verify-otp', { phone: '+491713920091' }),
};
const wrongCode: Answer = { status: 400, problem: { referenceCode: 1028, triesLeft: 3 } };
export const askForCode = steps(fill('auth/phone', { phone: PHONE }), submit('auth/phone'));
export const enterCode = steps(askForCode, fill('auth/otp', { code: '123456' }), submit('auth/otp'));

export const personal = {
  'personal.firstName': 'Deniz',
  'personal.lastName': 'Yılmaz-Öztürk',
  'personal.birthday': '17/05/1990',
  'personal.idNumber': 'L01X00T47',
  'personal.identityValidityDate': '31/12/2033',
};
export const contact = {
  'contact.email': 'deniz@example.org',
  'contact.emailConfirmation': 'deniz@example.org',
  'contact.street': 'Musterstraße',
  'contact.houseNumber': '7a',
  'contact.postalCode': '10115',
  'contact.city': 'Berlin',
};
export const security = {
  'security.password': 'Kahve&Simit24',
  'security.passwordConfirmation': 'Kahve&Simit24',
  'security.keyword': '1234',
};

const FORM = 'auth/register';
const register = (name: string, ...then: Parameters<typeof steps>): Screen => ({
  name: `register/${name}`,
  path: '/auth/register',
  answers: codeAnswers,
  reach: steps(enterCode, ...then),
});

const signIn = fill('auth/login', { username: 'demo@fanline.example', password: 'Falsch-Gedacht1' });
const login = (name: string, answer: Answer): Screen => ({
  name: `login/${name}`,
  path: '/auth/login',
  answers: { '**/api/auth/login': answer },
  reach: steps(signIn, submit('auth/login')),
});

const resetAnswers: Record<string, Answer> = {
  ...reply('POST /api/users/reset-password/generate-otp', sent),
  ...reply('POST /api/users/reset-password/verify-otp', { resetToken: 'x'.repeat(43) }),
  ...reply('POST /api/users/reset-password', {}),
};
const undo = (name: string, reach?: Screen['reach']): Screen => ({
  name: `undo-contact-change/${name}`,
  path: '/auth/undo-contact-change?token=x',
  answers: reply('POST /api/auth/undo-contact-change', { resetToken: 'x'.repeat(43) }),
  ...(reach ? { reach } : {}),
});
const RESET = 'auth/forgot-password';
const askForReset = steps(fill(RESET, { phone: PHONE }), submit(RESET));
const enterResetCode = steps(askForReset, fill('auth/otp', { code: '123456' }), submit('auth/otp'));
const forgot = (name: string, reach?: Screen['reach']): Screen => ({
  name: `forgot-password/${name}`,
  path: '/auth/forgot-password',
  answers: resetAnswers,
  reach,
});

/** Login, registration, forgotten password. */
export const authScreens: Screen[] = [
  { name: 'login/empty', path: '/auth/login' },
  {
    name: 'login/form-loading',
    path: '/auth/login',
    answers: { '**/definitions/**': 'pending' },
    loading: true,
  },
  { name: 'login/form-failed', path: '/auth/login', answers: { '**/definitions/**': 'offline' } },
  { name: 'login/errors', path: '/auth/login', reach: submit('auth/login') },
  login('wrong-password', { status: 401, problem: { referenceCode: 1004 } }),
  login('limited', 'limited'),
  login('failed', 'error'),
  { name: 'login/offline', path: '/auth/login', reach: steps(signIn, loseConnection, submit('auth/login')) },
  { name: 'register/phone', path: '/auth/register' },
  { name: 'register/phone-errors', path: '/auth/register', reach: submit('auth/phone') },
  { name: 'register/code', path: '/auth/register', answers: codeAnswers, reach: askForCode },
  {
    name: 'register/code-wrong',
    path: '/auth/register',
    answers: { ...codeAnswers, '**/api/phone-auth/verify-otp': wrongCode },
    reach: enterCode,
  },
  {
    name: 'register/taken',
    path: '/auth/register',
    answers: {
      ...codeAnswers,
      '**/api/phone-auth/verify-otp': { status: 409, problem: { referenceCode: 1066 } },
    },
    reach: enterCode,
  },
  register('empty'),
  register('errors', submit(FORM)),
  register('contact', openSection(FORM, 'contact'), fill(FORM, contact)),
  register('security', openSection(FORM, 'security'), fill(FORM, security)),
  forgot('phone'),
  forgot('phone-errors', submit(RESET)),
  forgot('code', askForReset),
  forgot('password', enterResetCode),
  forgot('password-errors', steps(enterResetCode, submit('auth/reset-password'))),
  forgot(
    'done',
    steps(
      enterResetCode,
      fill('auth/reset-password', { password: 'Yeni-Parola9', passwordConfirmation: 'Yeni-Parola9' }),
      submit('auth/reset-password'),
    ),
  ),
  undo('question'),
  undo('password', press('auth.page.undo.confirm')),
  { name: 'welcome/page', path: '/auth/welcome', as: 'customer' },
  { name: 'corporate/empty', path: '/auth/corporate-register' },
  { name: 'corporate/errors', path: '/auth/corporate-register', reach: submit('auth/corporate-register') },
  { name: 'dealer/empty', path: '/auth/dealer-application' },
  { name: 'dealer/errors', path: '/auth/dealer-application', reach: submit('auth/dealer-application') },
];
