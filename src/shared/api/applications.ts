import { operations } from './operation.ts';
import { form, object, uuid } from './shapes.ts';

const answer = object({ application: object({ id: uuid }) });

export const applicationsApi = operations({
  'POST /api/zoho/corporate-register': { body: form('auth/corporate-register'), answer, status: 201 },
  'POST /api/zoho/dealer-application': { body: form('auth/dealer-application'), answer, status: 201 },
});
