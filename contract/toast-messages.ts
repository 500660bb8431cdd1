/** The words of all toasts, set by the specification. */
export const toastMessages = {
  empty: 'All fields are mandatory',
  countryCode: 'Country code should be valid',
  phoneNumber: 'Phone number should only contain numbers',
  notSent: 'Oops! Something went wrong. Please try again.',
  sent: 'Thank You. We will contact you shortly!',
} as const
