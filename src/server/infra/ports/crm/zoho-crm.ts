import { readLimitedJson } from '../http/read-limited.ts';
import { answer, hasShape, listOf, type Static, shortText, words } from '../http/system-operation.ts';
import type { CrmPort, Lead } from './crm.ts';

/** Zoho CRM's access: a refresh token that an administrator of the CRM has made for us. */
export interface ZohoAddress {
  /** `https://accounts.zoho.eu` */
  accountsUrl: string;
  /** `https://www.zohoapis.eu` */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

const tokenAnswer = answer({ access_token: shortText(2000) });
const saved = answer({ data: listOf(answer({ status: words('success') }), 1) });

/** Zoho finds a lead again by this field of ours, so that a lead that is sent twice exists once. */
const ourId = 'Fanline_Id';
const unauthorized = 401;

/** Zoho CRM over HTTP: https://www.zoho.com/crm/developer/docs/api/v8/upsert-records.html */
export function zohoCrm(address: ZohoAddress): CrmPort {
  let token: string | undefined;
  return {
    kind: 'zoho',
    save: async (lead, signal) => {
      token ??= await newToken(address, signal);
      let response = await upsert(address, token, lead, signal);
      if (response.status === unauthorized) {
        // The token has run out: it lives for an hour.
        token = await newToken(address, signal);
        response = await upsert(address, token, lead, signal);
      }
      if (response.status === unauthorized) token = undefined;
      await shaped(response, saved, 'The CRM');
    },
  };
}

async function newToken(
  { accountsUrl, clientId, clientSecret, refreshToken }: ZohoAddress,
  signal: AbortSignal | undefined,
): Promise<string> {
  const form = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
  const response = await fetch(`${accountsUrl}/oauth/v2/token`, {
    method: 'POST',
    // In the body, because addresses stand in logs.
    body: new URLSearchParams({ ...form, grant_type: 'refresh_token' }),
    redirect: 'error',
    ...(signal ? { signal } : {}),
  });
  return (await shaped(response, tokenAnswer, 'The CRM’s login')).access_token;
}

function upsert(
  { apiUrl }: ZohoAddress,
  token: string,
  lead: Lead,
  signal: AbortSignal | undefined,
): Promise<Response> {
  return fetch(`${apiUrl}/crm/v8/Leads/upsert`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Zoho-oauthtoken ${token}` },
    body: JSON.stringify({ data: [recordOf(lead)], duplicate_check_fields: [ourId] }),
    redirect: 'error',
    ...(signal ? { signal } : {}),
  });
}

function recordOf(lead: Lead): Record<string, unknown> {
  return {
    [ourId]: lead.id,
    Lead_Source: `${lead.brand}: ${lead.source}`,
    Last_Name: lead.lastName,
    First_Name: lead.firstName,
    Company: lead.company,
    Email: lead.email,
    Phone: lead.phone,
    Street: lead.street,
    Zip_Code: lead.postalCode,
    City: lead.city,
    Description: lead.description,
  };
}

/** @throws Error for another status or shape; nothing of the answer stands in it */
async function shaped<T extends typeof saved | typeof tokenAnswer>(
  response: Response,
  shape: T,
  name: string,
): Promise<Static<T>> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${name} answered ${response.status}.`);
  }
  const body = await readLimitedJson(response);
  if (!hasShape(shape, body)) throw new Error(`${name} answered in another shape.`);
  return body;
}
