/** The owner's text about an enquiry, with its subject: a product or a topic. */
export const withSubject = (text: string, subject: string) => text.replaceAll('{subject}', () => subject)
