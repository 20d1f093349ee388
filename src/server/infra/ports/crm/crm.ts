/** A person or company that wants something from us: an application, or an entry in a giveaway. */
export interface Lead {
  /** Our id. For the same id the CRM has one lead. */
  id: string;
  source: 'corporate' | 'dealer' | 'giveaway';
  brand: string;
  lastName: string;
  firstName?: string;
  company?: string;
  email: string;
  phone?: string;
  street?: string;
  postalCode?: string;
  city?: string;
  description?: string;
}

/** Whether a stored value has what every lead has. */
export function isLead(value: object): value is Lead {
  return 'id' in value && 'source' in value && 'brand' in value && 'lastName' in value && 'email' in value;
}

/** The system of those who call people back. `signal` tells a call that its time is over. */
export interface CrmPort {
  /** `table`: our own tables are the CRM, and nothing leaves the house. */
  kind: 'table' | 'zoho';
  save(lead: Lead, signal?: AbortSignal): Promise<void>;
}

/** The embedded default: each application and entry already stands in its table. */
export const tableCrm: CrmPort = { kind: 'table', save: async () => {} };
