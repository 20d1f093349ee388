/** The identity check at the order, credited on the first invoice (specification, "Price"). */
export const identityCheckCents = 1;
