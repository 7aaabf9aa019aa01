/** What connectors load from services of others straight into the warehouse: advertising, mail, accounting, shifts. */
export const services = {
  search_ads: `
# campaigns: Campaigns of paid search.
campaign_id bigint pk
name text @Campaign
status text
daily_budget numeric(10,2)
start_date date
end_date date?

# ad_groups
ad_group_id bigint pk
campaign_id bigint ->search_ads.campaigns.campaign_id
name text
bid_strategy text

# keywords: Keywords that we bid for.
keyword_id bigint pk
ad_group_id bigint ->search_ads.ad_groups.ad_group_id
keyword text
match_type text
is_brand_keyword boolean

# daily_performance: Impressions, clicks and cost by keyword and day. The service corrects the last three days.
report_date date pk
keyword_id bigint pk ->search_ads.keywords.keyword_id
impressions bigint
clicks bigint
cost_amount numeric(12,4) @Advertising spend
conversions numeric(12,4): Conversions as the service attributes them. Not comparable with ours.
`,
  social_ads: `
# campaigns: Campaigns on social networks.
campaign_id text pk
name text @Campaign
objective text
network text

# ads
ad_id text pk
campaign_id text ->social_ads.campaigns.campaign_id
creative_name text
format text

# daily_performance: Reach, clicks and cost by advertisement and day.
report_date date pk
ad_id text pk ->social_ads.ads.ad_id
impressions bigint
reach bigint
clicks bigint
spend_amount numeric(12,4) @Advertising spend
`,
  email_platform: `
# campaigns: Mailings and automated journeys.
campaign_id bigint pk
name text @Campaign
subject text
kind text: mailing or journey.
sent_at timestamptz?

# sends: Mails as they were sent, one row per recipient.
send_id text pk
campaign_id bigint ->email_platform.campaigns.campaign_id
email text #pii @Email address
sent_at timestamptz

# events: Deliveries, openings, clicks, bounces and complaints.
event_id text pk
send_id text ->email_platform.sends.send_id
event_type text
url text?
occurred_at timestamptz

# unsubscribes
email text pk #pii
reason text?
unsubscribed_at timestamptz
`,
  erp: `
# gl_accounts: Chart of accounts.
account_number text pk
name text
account_type text

# gl_entries: Postings of the general ledger. Closed months don't change.
entry_id bigint pk
account_number text ->erp.gl_accounts.account_number
cost_centre text
posting_date date
debit_amount numeric(14,2)
credit_amount numeric(14,2)
document_reference text

# cost_centres
cost_centre text pk
name text
manager_email text

# supplier_invoices: Invoices of suppliers, matched with goods receipts.
invoice_id bigint pk
supplier_id integer ->pim.suppliers.supplier_id
purchase_order_id bigint? ->wms.purchase_orders.purchase_order_id
invoice_date date
due_date date
net_amount numeric(14,2)
currency char(3)
status text

# supplier_invoice_lines
invoice_line_id bigint pk
invoice_id bigint ->erp.supplier_invoices.invoice_id
description text
quantity numeric(12,2)
net_amount numeric(14,2)

# exchange_rates: Reference rates of the central bank, by day.
rate_date date pk
currency char(3) pk
rate_to_eur numeric(14,6) @Exchange rate
`,
  workforce: `
# employees: Employees of stores and warehouses. Salaries aren't loaded.
employee_id integer pk
full_name text #pii #restricted
email text #pii
job_title text
site_name text
hired_on date
left_on date?

# shifts: Planned and worked shifts.
shift_id bigint pk
employee_id integer ->workforce.employees.employee_id
starts_at timestamptz
ends_at timestamptz
is_worked boolean

# absences
absence_id bigint pk
employee_id integer ->workforce.employees.employee_id
kind text #restricted
from_date date
to_date date
`,
  payment_provider: `
# settlements: Payouts of the payment provider to our account.
settlement_id text pk
payout_date date
currency char(3)
gross_amount numeric(14,2)
fee_amount numeric(14,2) @Payment fee
net_amount numeric(14,2)

# settlement_lines: Captures, refunds, chargebacks and fees of a payout.
settlement_line_id text pk
settlement_id text ->payment_provider.settlements.settlement_id
provider_reference text: The reference in shop.payments.
line_type text
amount numeric(12,2)

# chargebacks: Payments that customers dispute with their bank.
chargeback_id text pk
provider_reference text
reason_code text
amount numeric(12,2) @Chargeback
opened_on date
outcome text?
`,
} as const;
