/** The words of all toasts, which the specification fixes. */
export const toastMessages = {
  empty: 'All fields are mandatory',
  countryCode: 'Country code should be valid',
  phoneNumber: 'Phone number should only contain numbers',
  notSent: 'Oops! Something went wrong. Please try again.',
  sent: 'Thank You. We will contact you shortly!',
} as const
