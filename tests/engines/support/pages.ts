/** The pages as the specification names them, each with words that only it has. */
export const PAGES = [
  { label: 'Home', path: '/home', document: '/', words: 'Knowledge of Life' },
  { label: 'About Us', path: '/about', document: '/about/', words: 'Why Choose Us' },
  { label: 'Services', path: '/services', document: '/services/', words: 'Wellness Consultations' },
  { label: 'Contact', path: '/contact', document: '/contact/', words: 'Country code' },
] as const
