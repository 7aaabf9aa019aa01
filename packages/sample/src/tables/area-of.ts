import type { Area } from './table.ts';

/** The first that matches decides, so what is special comes first. */
const rules: readonly (readonly [RegExp, Area])[] = [
  [/^ml\/|churn|forecast|affinity|experiment/, 'science'],
  [/gdpr|privacy|consent/, 'customers'],
  [/loyalty/, 'loyalty'],
  [/ticket|helpdesk|repair|contact_rate|customer_care|satisfaction/, 'care'],
  [/campaign|_ads|email|ad_spend|voucher|audience|acquisition|marketing|newsletter|segment/, 'marketing'],
  [/workforce|shift|employee/, 'workforce'],
  [/payment|refund|gift_card|settlement|chargeback/, 'payments'],
  [/erp|gl_|revenue|profit|liabilit|month_end|exchange|executive|trading|finance/, 'finance'],
  [/shipment|shipped|parcel|carrier|tracking|pick|packing|fulfilment/, 'fulfilment'],
  [/inventory|stock|storage|purchase|goods|warehouse|wms/, 'inventory'],
  [/web|session|page_view|search|visitor|traffic|clickstream|impression/, 'web'],
  [/pim|product|price|pricing|brand|categor|supplier|markdown|range|sell_through|return_reasons/, 'products'],
  [/customer|crm|cohort/, 'customers'],
  [/dim_dates/, 'platform'],
  [/./, 'orders'],
];

/** The part of the business that a table belongs to, from its name with the schema. */
export const areaOf = (name: string): Area => rules.find(([pattern]) => pattern.test(name))?.[1] ?? 'orders';
