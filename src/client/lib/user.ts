/** The logged-in customer as the API gives it. */
export interface User {
  id: string;
  email: string;
  phoneNumber: string;
  salutation: string;
  firstName: string;
  lastName: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  invitationCode: string | null;
}

/** What login, registration and a guest's order answer with. */
export interface SessionGrant {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  user: User;
}
