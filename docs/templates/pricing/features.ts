import type { PlanName } from './plans';

export interface Feature extends Record<PlanName, boolean | string> {
  id: string;
  feature: string;
}

/** Whether each plan includes a feature, or how much of it. */
export const features: Feature[] = [
  {
    id: 'readers',
    feature: 'Readers',
    crew: 'Unlimited',
    site: 'Unlimited',
    firm: 'Unlimited',
  },
  {
    id: 'sites',
    feature: 'Open sites',
    crew: '1',
    site: 'Unlimited',
    firm: 'Unlimited',
  },
  {
    id: 'photos',
    feature: 'Photo storage',
    crew: '20 GB',
    site: '500 GB',
    firm: '5 TB',
  },
  {
    id: 'offline',
    feature: 'Writing without reception',
    crew: true,
    site: true,
    firm: true,
  },
  {
    id: 'weather',
    feature: 'Weather on every page',
    crew: true,
    site: true,
    firm: true,
  },
  { id: 'hours', feature: 'Hours by trade', crew: false, site: true, firm: true },
  {
    id: 'deliveries',
    feature: 'Deliveries with photos',
    crew: false,
    site: true,
    firm: true,
  },
  {
    id: 'signature',
    feature: 'Signing at the end of the day',
    crew: false,
    site: true,
    firm: true,
  },
  {
    id: 'defects',
    feature: 'Defects, from found to closed',
    crew: false,
    site: true,
    firm: true,
  },
  {
    id: 'export',
    feature: 'PDF for the client',
    crew: 'Weekly',
    site: 'Daily',
    firm: 'Daily',
  },
  { id: 'sso', feature: 'Single sign-on', crew: false, site: false, firm: true },
  {
    id: 'archive',
    feature: 'Archive',
    crew: '1 year',
    site: '5 years',
    firm: '10 years',
  },
  {
    id: 'support',
    feature: 'Help',
    crew: 'Email',
    site: 'Phone',
    firm: 'A person you know',
  },
];
