import type { IncidentInfo, IncidentStage } from '@colophon/sdk/types';

/** An incident, with times in hours before now. */
export interface IncidentText {
  readonly id: string;
  readonly type: IncidentInfo['type'];
  readonly title: string;
  readonly description: string;
  /** Ids of tables. */
  readonly tables: readonly string[];
  /** From 0, critical, to 3. */
  readonly priority: 0 | 1 | 2 | 3;
  readonly assignee?: string;
  /** Id of the check that found it. */
  readonly check?: string;
  readonly openedHoursAgo: number;
  /** Absent while it is active. */
  readonly resolvedHoursAgo?: number;
  readonly stage: IncidentStage;
  /** What was found or done last. */
  readonly message: string;
}

export const incidents: readonly IncidentText[] = [
  {
    id: 'inventory-late',
    type: 'FRESHNESS',
    title: 'Daily inventory is two days late',
    description:
      'The snapshot of the night is missing since Rotterdam moved to the new scanner software. Movements arrive, but with a time in the future, so the model leaves them out. Until it is fixed, use raw.wms.inventory_levels for the stock of this moment.',
    tables: ['fct_inventory_daily', 'rpt_stock_position'],
    priority: 0,
    assignee: 'Carlos Ibarra',
    check: 'fct_inventory_daily-freshness',
    openedHoursAgo: 50,
    stage: 'WORK_IN_PROGRESS',
    message: 'The vendor sent a fix for the clock. It is on test scanners since this morning.',
  },
  {
    id: 'payment-method-missing',
    type: 'FIELD',
    title: 'Payments without a method',
    description:
      'About 2% of the payments of yesterday have no method. All of them are from the new wallet in the app.',
    tables: ['fct_payments'],
    priority: 1,
    assignee: 'Rohan Mehta',
    check: 'fct_payments-not_null-payment_method',
    openedHoursAgo: 26,
    stage: 'INVESTIGATION',
    message: 'The wallet has no row in payment_methods yet.',
  },
  {
    id: 'settlement-difference',
    type: 'SQL',
    title: 'Settlements differ from captures by more than 50 euros',
    description: 'Since Thursday, payouts contain fees of chargebacks in one line with those of captures.',
    tables: ['fct_settlements'],
    priority: 1,
    assignee: 'Simone Reyes',
    check: 'fct_settlements-range-difference',
    openedHoursAgo: 98,
    stage: 'WORK_IN_PROGRESS',
    message: 'The provider confirmed the new format. The model is being changed.',
  },
  {
    id: 'products-without-category',
    type: 'FIELD',
    title: 'New products have no category',
    description:
      '214 variants of the winter season have no primary category, so reports by category leave them out.',
    tables: ['dim_products', 'fct_sell_through'],
    priority: 2,
    assignee: 'David Achterberg',
    check: 'dim_products-not_null-category_path',
    openedHoursAgo: 215,
    stage: 'TRIAGE',
    message: 'Merchandising assigns categories by hand, about 40 a day.',
  },
  {
    id: 'stockout-hours-late',
    type: 'FRESHNESS',
    title: 'Stockouts of this week are missing',
    description: 'The weekly load has not finished. The cluster of the lake ran out of memory twice.',
    tables: ['fct_stockouts'],
    priority: 2,
    check: 'fct_stockouts-freshness',
    openedHoursAgo: 7,
    stage: 'TRIAGE',
    message: 'Restarted with more memory.',
  },
  {
    id: 'ad-spend-gap',
    type: 'VOLUME',
    title: 'One day of advertising spend was missing',
    description: 'The interface of a network returned an empty report for a day, without an error.',
    tables: ['fct_campaign_performance', 'int_ad_spend_daily'],
    priority: 1,
    assignee: 'Owen Pritchard',
    check: 'fct_campaign_performance-freshness',
    openedHoursAgo: 17 * 24,
    resolvedHoursAgo: 16 * 24 - 6,
    stage: 'FIXED',
    message: 'Loaded again. Empty reports now fail the task.',
  },
  {
    id: 'sessions-dropped',
    type: 'VOLUME',
    title: 'A third of the sessions was lost for two days',
    description: 'A consent banner of the new release blocked the events of visitors who had agreed before.',
    tables: ['silver.sessions', 'fct_sessions', 'fct_experiments'],
    priority: 0,
    assignee: 'Noor Siddiqui',
    check: 'fct_sessions-volume',
    openedHoursAgo: 23 * 24,
    resolvedHoursAgo: 21 * 24 - 2,
    stage: 'FIXED',
    message:
      'Released again without the banner. The events of two days cannot be recovered: conversion rates of that week are wrong.',
  },
  {
    id: 'audience-without-consent',
    type: 'SQL',
    title: '31 people without consent were in an audience',
    description: 'Their withdrawal arrived between the check and the export. No mail was sent.',
    tables: ['mail_audience_daily'],
    priority: 0,
    assignee: 'Grace Mbeki',
    check: 'mail_audience_daily-sql',
    openedHoursAgo: 44 * 24,
    resolvedHoursAgo: 44 * 24 - 5,
    stage: 'FIXED',
    message: 'The export now reads consents itself, in the same transaction.',
  },
  {
    id: 'duplicate-shipments',
    type: 'FIELD',
    title: 'Parcels counted twice after a carrier change',
    description: 'Parcels that were moved to another carrier had two rows.',
    tables: ['fct_shipments', 'fct_carrier_performance'],
    priority: 1,
    assignee: 'Aoife Brennan',
    openedHoursAgo: 36 * 24,
    resolvedHoursAgo: 33 * 24,
    stage: 'FIXED',
    message: 'The key is now the parcel, not the tracking number.',
  },
  {
    id: 'survey-scores-zero',
    type: 'FIELD',
    title: 'Satisfaction of 0 in the survey',
    description: 'The new survey tool sends 0 for answers that were skipped.',
    tables: ['fct_tickets', 'rpt_customer_care'],
    priority: 2,
    assignee: 'Olga Petrenko',
    check: 'fct_tickets-range-satisfaction_score',
    openedHoursAgo: 52 * 24,
    resolvedHoursAgo: 50 * 24,
    stage: 'FIXED',
    message: 'Zeros count as no answer.',
  },
  {
    id: 'erp-schema-change',
    type: 'DATA_SCHEMA',
    title: 'A column of the ledger was renamed',
    description: 'cost_center became cost_centre with the update of the accounting software.',
    tables: ['raw.erp.gl_entries', 'fct_profit_and_loss'],
    priority: 1,
    assignee: 'Peter Lam',
    openedHoursAgo: 71 * 24,
    resolvedHoursAgo: 71 * 24 - 9,
    stage: 'FIXED',
    message: 'Both names are read until the end of the year.',
  },
  {
    id: 'warehouse-queue',
    type: 'OPERATIONAL',
    title: 'Queries waited for an hour on Monday morning',
    description: 'A query without a filter on the date read all page views, and took the whole warehouse.',
    tables: ['raw.web.sessions'],
    priority: 2,
    assignee: 'Elin Sandberg',
    openedHoursAgo: 27 * 24,
    resolvedHoursAgo: 27 * 24 - 2,
    stage: 'FIXED',
    message: 'Queries of analysts have a limit of ten minutes now.',
  },
  {
    id: 'exchange-rate-holiday',
    type: 'VOLUME',
    title: 'No exchange rates on a bank holiday',
    description: 'Orders in pounds and złoty had no amount in euros for a day.',
    tables: ['int_order_amounts'],
    priority: 3,
    assignee: 'Mateo Rinaldi',
    openedHoursAgo: 80 * 24,
    resolvedHoursAgo: 79 * 24,
    stage: 'FIXED',
    message: 'The rate of the day before is used.',
  },
  {
    id: 'loyalty-points-late',
    type: 'FRESHNESS',
    title: 'Points were booked a day late',
    description: 'The consumer of the topic stopped on a message that it could not read.',
    tables: ['fct_loyalty'],
    priority: 2,
    assignee: 'Maya Goldberg',
    openedHoursAgo: 58 * 24,
    resolvedHoursAgo: 57 * 24,
    stage: 'FIXED',
    message: 'Unreadable messages go to a topic of their own, with an alert.',
  },
  {
    id: 'range-plan-typo',
    type: 'CUSTOM',
    title: 'The plan of tents was ten times too high',
    description: 'A zero too many in the upload.',
    tables: ['range_plan', 'rpt_trading_daily'],
    priority: 3,
    assignee: 'Fatima Zahra Idrissi',
    openedHoursAgo: 12 * 24,
    resolvedHoursAgo: 12 * 24 - 3,
    stage: 'NO_ACTION_REQUIRED',
    message: 'Uploaded again. The upload warns about large changes since then.',
  },
];

/** Contracts: the table, and whether it is in force. */
export const contracts: Readonly<Record<string, 'ACTIVE' | 'PENDING'>> = {
  fct_orders: 'ACTIVE',
  dim_customers: 'ACTIVE',
  fct_revenue_daily: 'ACTIVE',
  mail_audience_daily: 'ACTIVE',
  fct_shipments: 'PENDING',
};
