// Apart from the other messages, because the page needs this one when those could not be fetched.
export const NOT_SENT = 'Oops! Something went wrong. Please try again.'
