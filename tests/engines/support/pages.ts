/** The pages as the specification names them, each with text that only it has. */
export const PAGES = [
  { label: 'Home', path: '/home', document: '/', text: 'Knowledge of Life' },
  { label: 'About Us', path: '/about', document: '/about/', text: 'Why Choose Us' },
  { label: 'Services', path: '/services', document: '/services/', text: 'Wellness Consultations' },
  { label: 'Contact', path: '/contact', document: '/contact/', text: 'Country code' },
] as const
