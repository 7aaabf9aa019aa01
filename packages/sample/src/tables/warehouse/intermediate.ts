/** Models between staging and marts: joins and rules that several marts share. */
export const intermediate = `
# int_order_amounts: Amounts of orders in euros, after discounts, refunds and tax. Every revenue figure starts here.
order_id <stg_shop__orders pk
ordered_on date <stg_shop__orders.placed_at
gross_amount_eur numeric(12,2) <stg_shop__orders.total_amount,stg_erp__exchange_rates.rate_to_eur @Gross merchandise value
discount_amount_eur numeric(12,2) <stg_shop__orders.discount_amount,stg_erp__exchange_rates.rate_to_eur @Discount
tax_amount_eur numeric(12,2) <stg_shop__orders.tax_amount,stg_erp__exchange_rates.rate_to_eur
refund_amount_eur numeric(12,2) <stg_shop__refunds.amount @Refund
net_amount_eur numeric(12,2) <stg_shop__orders.total_amount,stg_shop__orders.tax_amount,stg_shop__refunds.amount @Net revenue: What remains after discounts, tax and refunds.

# int_order_items_costed: Lines of orders with the cost of the goods at the time of sale.
order_item_id <stg_shop__order_items pk
order_id <stg_shop__order_items
variant_id <stg_shop__order_items
quantity <stg_shop__order_items
unit_cost_eur numeric(10,4) <stg_pim__supplier_products.unit_cost,stg_erp__exchange_rates.rate_to_eur #confidential @Cost of goods sold
line_margin_eur numeric(12,2) <stg_shop__order_items.unit_price,stg_pim__supplier_products.unit_cost @Gross margin

# int_order_fulfilment: Milestones of orders from payment to the last delivery.
order_id <stg_shop__orders pk
paid_at timestamptz? <stg_shop__payments.captured_at
first_shipped_at timestamptz? <stg_wms__shipments.shipped_at
last_delivered_at timestamptz? <stg_wms__shipments.delivered_at
promised_on date? <stg_wms__shipments.promised_delivery_date @Promised delivery date
parcels bigint <stg_wms__shipments.shipment_id

# int_payments_reconciled: Captures matched with the lines of settlements.
payment_id <stg_shop__payments pk
settlement_line_id text? <stg_payment_provider__settlement_lines
amount_difference numeric(12,2) <stg_shop__payments.amount,stg_payment_provider__settlement_lines.amount
is_matched boolean <stg_payment_provider__settlement_lines.provider_reference,stg_shop__payments.provider_reference

# int_returns_graded: Returned pieces with reason, grade and value.
return_item_id <stg_shop__return_items pk
return_id <stg_shop__returns
order_item_id <stg_shop__return_items
reason_code <stg_shop__return_items
condition <stg_shop__return_items
value_eur numeric(12,2) <stg_shop__order_items.unit_price,stg_shop__return_items.quantity

# int_products_flattened: Products with brand, category and supplier in one row per variant.
variant_id <stg_pim__product_variants pk
product_id <stg_pim__products
sku <stg_pim__product_variants
product_name text <stg_pim__products.name @Product
brand_name text <stg_pim__brands.name
is_own_brand <stg_pim__brands
category_path text <stg_pim__categories.path @Product category
supplier_id <stg_pim__supplier_products

# int_prices_daily: The valid price of each variant on each day.
variant_id <stg_pim__prices pk
price_date date <stg_pim__prices.valid_from pk
list_price <stg_pim__prices
sale_price <stg_pim__prices
is_on_sale boolean <stg_pim__prices.sale_price

# int_customers_unified: One row per person: accounts and guests with the same address are merged.
customer_key text <stg_crm__customers.customer_id,stg_crm__newsletter_subscriptions.subscription_id pk: Surrogate key. Stable when an account is added later.
customer_id <stg_crm__customers
email_hash text? <stg_crm__customers.email,stg_crm__newsletter_subscriptions.email #pseudonymised
first_order_on date? <stg_shop__orders.placed_at
country_code <stg_crm__customers

# int_customer_consents_current: The consents that are valid now.
customer_id <stg_crm__customer_consents pk
may_email boolean <stg_crm__customer_consents.is_granted,stg_crm__customer_consents.purpose @Consent
may_profile boolean <stg_crm__customer_consents.is_granted,stg_crm__customer_consents.purpose @Consent

# int_loyalty_points_daily: Balance of points at the end of each day.
loyalty_account_id <stg_crm__loyalty_transactions pk
balance_date date <stg_crm__loyalty_transactions.booked_at pk
points_balance bigint <stg_crm__loyalty_transactions.points @Loyalty points

# int_inventory_daily: Stock at the end of each day, rebuilt from movements.
variant_id <stg_wms__inventory_movements pk
warehouse_id <stg_wms__inventory_movements pk
stock_date date <stg_wms__inventory_movements.moved_at pk
on_hand bigint <stg_wms__inventory_movements.quantity @Stock on hand

# int_purchase_receipts: Lines of purchase orders with what was received, and when.
purchase_order_line_id <stg_wms__purchase_order_lines pk
supplier_id <stg_wms__purchase_orders
quantity_ordered <stg_wms__purchase_order_lines
quantity_received <stg_wms__purchase_order_lines
days_late integer? <stg_wms__goods_receipts.received_at,stg_wms__purchase_orders.expected_on @Lead time

# int_shipments_scanned: Parcels with their first and last scan.
shipment_id <stg_wms__shipments pk
carrier_id <stg_wms__shipments
first_scan_at timestamptz? <stg_wms__tracking_events.occurred_at
delivered_scan_at timestamptz? <stg_wms__tracking_events.occurred_at
is_late boolean <stg_wms__tracking_events.occurred_at,stg_wms__shipments.promised_delivery_date @On-time delivery

# int_sessions_attributed: Sessions with the marketing channel that brought them.
session_id <stg_web__sessions pk
visitor_id <stg_web__sessions
channel text <stg_web__sessions.landing_url @Acquisition channel: Last channel that isn't direct, within 30 days.
campaign_name text? <stg_search_ads__campaigns.name,stg_social_ads__campaigns.name,stg_email_platform__campaigns.name @Campaign

# int_ad_spend_daily: Cost of advertising by day and campaign, over all networks.
spend_date date <stg_search_ads__daily_performance.report_date,stg_social_ads__daily_performance.report_date pk
campaign_name text <stg_search_ads__campaigns.name,stg_social_ads__campaigns.name pk
spend_eur numeric(12,2) <stg_search_ads__daily_performance.cost_amount,stg_social_ads__daily_performance.spend_amount @Advertising spend
clicks bigint <stg_search_ads__daily_performance,stg_social_ads__daily_performance

# int_email_engagement: Sends with their first opening and click.
send_id <stg_email_platform__sends pk
campaign_id <stg_email_platform__sends
first_opened_at timestamptz? <stg_email_platform__events.occurred_at
first_clicked_at timestamptz? <stg_email_platform__events.occurred_at

# int_tickets_timed: Tickets with their times in business hours.
ticket_id <stg_helpdesk__tickets pk
first_response_minutes integer? <stg_helpdesk__tickets.opened_at,stg_helpdesk__tickets.first_response_at @First response time
resolution_minutes integer? <stg_helpdesk__tickets.opened_at,stg_helpdesk__tickets.solved_at
messages bigint <stg_helpdesk__ticket_messages.message_id

# int_gl_monthly: Balances of accounts by month.
account_number <stg_erp__gl_entries pk
month date <stg_erp__gl_entries.posting_date pk
balance_eur numeric(14,2) <stg_erp__gl_entries.debit_amount,stg_erp__gl_entries.credit_amount

# int_store_sales_hourly
store_id <stg_web__till_receipts pk
hour timestamptz <stg_web__till_receipts.sold_at pk
sales_eur numeric(12,2) <stg_web__till_receipts.total_amount
receipts bigint <stg_web__till_receipts.receipt_number
`;
