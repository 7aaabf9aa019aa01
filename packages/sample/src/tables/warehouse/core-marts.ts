/** Dimensions and facts that every team uses. */
export const core = `
# dim_customers: Everyone who ever bought or signed up, one row per person. Personal data is limited to what reports need.
customer_key <int_customers_unified pk
customer_id <int_customers_unified
country_code <int_customers_unified: Country of the account, or of the first delivery.
acquisition_channel <stg_crm__customers
loyalty_tier text? <stg_crm__loyalty_tiers.name @Loyalty tier: Tier today. For the tier at the time of an order, see fct_orders.
first_order_on <int_customers_unified
lifetime_orders bigint <stg_shop__orders.order_id: Orders that weren't cancelled.
lifetime_value_eur numeric(12,2) <int_order_amounts.net_amount_eur @Customer lifetime value: Net revenue since the first order.
may_email <int_customer_consents_current
is_anonymised boolean <stg_crm__customers.anonymised_at @Right to erasure

# dim_products: Everything that was ever sold, one row per variant.
variant_id <int_products_flattened pk
product_id <int_products_flattened
sku <int_products_flattened
product_name <int_products_flattened
brand_name <int_products_flattened
is_own_brand <int_products_flattened
category_path <int_products_flattened
season <stg_pim__products
list_price_eur numeric(10,2) <int_prices_daily.list_price @List price
status <stg_pim__products

# dim_stores: Stores with their formats and regions.
store_id <stg_shop__stores pk
store_name text <stg_shop__stores.name
format <stg_shop__stores
country_code <stg_shop__stores
city <stg_shop__stores
is_open boolean <stg_shop__stores.closed_on

# dim_suppliers: Suppliers with agreed and measured lead times.
supplier_id <stg_pim__suppliers pk
supplier_name text <stg_pim__suppliers.name @Supplier
agreed_lead_time_days integer <stg_pim__suppliers.lead_time_days @Lead time
measured_lead_time_days double? <int_purchase_receipts.days_late,stg_pim__suppliers.lead_time_days @Lead time

# dim_campaigns: Campaigns of all networks and of mail, under one key.
campaign_key text <stg_search_ads__campaigns.campaign_id,stg_social_ads__campaigns.campaign_id,stg_email_platform__campaigns.campaign_id pk
campaign_name text <stg_search_ads__campaigns.name,stg_social_ads__campaigns.name,stg_email_platform__campaigns.name @Campaign
network text

# dim_dates: Calendar with fiscal periods, trading weeks and public holidays.
date_day date pk
fiscal_year smallint @Fiscal year: Starts on 1 February.
fiscal_month smallint
trading_week smallint @Trading week
is_public_holiday boolean

# dim_warehouses
warehouse_id <stg_wms__warehouses pk
warehouse_name text <stg_wms__warehouses.name @Distribution centre
kind <stg_wms__warehouses
country_code <stg_wms__warehouses

# dim_carriers
carrier_id <stg_wms__carriers pk
carrier_name text <stg_wms__carriers.name
is_active <stg_wms__carriers

# fct_orders: Orders with amounts in euros and all milestones, one row per order. The table for questions about revenue.
order_id <stg_shop__orders pk: Identifier of the order, unique across all channels.
customer_key <int_customers_unified ->dim_customers.customer_key @Customer: Who bought, over accounts and guest orders.
store_id <stg_shop__orders ->dim_stores.store_id
channel <stg_shop__orders
status <stg_shop__orders
ordered_on <int_order_amounts: Day of the order in the time zone of the shop.
gross_amount_eur <int_order_amounts: What the customer paid, tax included.
discount_amount_eur <int_order_amounts: Discounts and vouchers, as a positive number.
refund_amount_eur <int_order_amounts: Money returned so far, for returns and as goodwill.
net_amount_eur <int_order_amounts: Revenue as finance reports it, without tax and refunds. Can fall for 100 days, while returns arrive.
paid_at <int_order_fulfilment: When the first payment was captured. Empty for orders on invoice.
last_delivered_at <int_order_fulfilment: When the last parcel was delivered. Empty until then.
is_first_order boolean <int_customers_unified.first_order_on,stg_shop__orders.placed_at: Whether it is the first order of the person.
is_delivered_on_time boolean? <int_order_fulfilment.last_delivered_at,int_order_fulfilment.promised_on @On-time delivery: Whether the last parcel came on the promised date or earlier.

# fct_order_items: Lines of orders with margin, one row per line.
order_item_id <stg_shop__order_items pk
order_id <stg_shop__order_items ->fct_orders.order_id
variant_id <stg_shop__order_items ->dim_products.variant_id
quantity <stg_shop__order_items
revenue_eur numeric(12,2) <stg_shop__order_items.unit_price,stg_shop__order_items.quantity @Net revenue
line_margin_eur <int_order_items_costed
is_returned boolean <int_returns_graded.order_item_id @Return rate

# fct_payments: Payments with their settlement.
payment_id <stg_shop__payments pk
order_id <stg_shop__payments ->fct_orders.order_id
payment_method text <stg_shop__payment_methods.name
amount_eur numeric(12,2) <stg_shop__payments.amount
status <stg_shop__payments
is_matched <int_payments_reconciled

# fct_returns: Returned pieces, one row per line of a return.
return_item_id <int_returns_graded pk
order_item_id <int_returns_graded ->fct_order_items.order_item_id
reason_code <int_returns_graded
condition <int_returns_graded
value_eur <int_returns_graded
days_to_return integer <stg_shop__returns.received_at,int_order_fulfilment.last_delivered_at

# fct_sessions: Visits to the shop with channel and outcome.
session_id <int_sessions_attributed pk
visitor_id <int_sessions_attributed
channel <int_sessions_attributed
campaign_name <int_sessions_attributed
page_views <stg_web__sessions
is_converted boolean <stg_web__sessions.has_checkout @Conversion rate
`;
