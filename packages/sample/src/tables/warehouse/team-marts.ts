/** Marts of single teams, by schema. */
export const teamMarts = {
  finance: `
# fct_revenue_daily: Revenue by day, channel and country, as finance reports it.
revenue_date date <fct_orders.ordered_on pk
channel <fct_orders pk
country_code <dim_customers pk
orders bigint <fct_orders.order_id
gross_revenue_eur numeric(14,2) <fct_orders.gross_amount_eur @Gross merchandise value
net_revenue_eur numeric(14,2) <fct_orders.net_amount_eur @Net revenue
margin_eur numeric(14,2) <fct_order_items.line_margin_eur @Gross margin

# fct_settlements: Payouts compared with what we expected.
settlement_id <stg_payment_provider__settlements pk
payout_date <stg_payment_provider__settlements
net_amount <stg_payment_provider__settlements
expected_amount numeric(14,2) <fct_payments.amount_eur
difference numeric(14,2) <fct_payments.amount_eur,stg_payment_provider__settlements.net_amount

# fct_chargebacks: Chargebacks with order and customer.
chargeback_id <stg_payment_provider__chargebacks pk
order_id <fct_payments
reason_code <stg_payment_provider__chargebacks
amount <stg_payment_provider__chargebacks
outcome <stg_payment_provider__chargebacks

# fct_profit_and_loss: Profit and loss by month and cost centre.
month <int_gl_monthly pk
cost_centre <stg_erp__cost_centres pk
account_group text <stg_erp__gl_accounts.account_type pk
amount_eur numeric(14,2) <int_gl_monthly.balance_eur

# fct_supplier_liabilities: Open invoices of suppliers by due date.
invoice_id <stg_erp__supplier_invoices pk
supplier_id <stg_erp__supplier_invoices
due_date <stg_erp__supplier_invoices
open_amount_eur numeric(14,2) <stg_erp__supplier_invoices.net_amount,stg_erp__exchange_rates.rate_to_eur

# fct_gift_card_liability: What we owe to holders of gift cards, by day.
balance_date date <stg_shop__gift_card_transactions.created_at pk
liability_eur numeric(14,2) <stg_shop__gift_cards.current_balance,stg_shop__gift_card_transactions.amount
`,
  marketing: `
# fct_campaign_performance: Cost, clicks, orders and revenue by campaign and day.
performance_date date <int_ad_spend_daily.spend_date pk
campaign_key <dim_campaigns pk
spend_eur <int_ad_spend_daily
clicks <int_ad_spend_daily
attributed_orders bigint <fct_orders.order_id,fct_sessions.campaign_name @Attribution window
attributed_revenue_eur numeric(12,2) <fct_orders.net_amount_eur,fct_sessions.campaign_name
return_on_ad_spend double? <int_ad_spend_daily.spend_eur,fct_orders.net_amount_eur @Return on advertising spend

# fct_email_performance: Openings, clicks and revenue by mailing.
campaign_id <int_email_engagement pk
sends bigint <int_email_engagement.send_id
openings bigint <int_email_engagement.first_opened_at
clicks bigint <int_email_engagement.first_clicked_at
unsubscribes bigint <stg_email_platform__unsubscribes.email

# fct_acquisition_cost: Cost of a new customer by channel and month.
month date <fct_orders.ordered_on pk
channel <fct_sessions pk
new_customers bigint <fct_orders.is_first_order,fct_orders.customer_key
cost_per_customer_eur numeric(10,2) <int_ad_spend_daily.spend_eur,fct_orders.is_first_order @Customer acquisition cost

# fct_voucher_redemptions: Vouchers that were used, with the margin that they cost.
voucher_id <stg_shop__vouchers pk
order_id <stg_shop__order_discounts pk
discount_eur numeric(10,2) <stg_shop__order_discounts.amount @Discount
margin_after_discount_eur numeric(10,2) <fct_order_items.line_margin_eur

# mail_audience_daily: Who may be mailed today, by segment. Read by the email platform every morning.
customer_key <dim_customers pk
segment_name text <stg_crm__customer_segments.name,stg_crm__segment_members.segment_id pk @Customer segment
email_hash <int_customers_unified

# fct_site_search: Searches by term and day, with revenue of what was found.
search_date date <stg_web__site_searches.searched_at pk
query <stg_web__site_searches pk
searches bigint <stg_web__site_searches.event_id
zero_result_rate double <stg_web__site_searches.results

# fct_experiments: Results of experiments by metric.
experiment <stg_web__experiment_exposures pk
variant <stg_web__experiment_exposures pk
visitors bigint <stg_web__experiment_exposures.session_id
conversion_rate double <fct_sessions.is_converted @Conversion rate
`,
  logistics: `
# fct_inventory_daily: Stock and its value at the end of each day, by variant and site.
stock_date <int_inventory_daily pk
variant_id <int_inventory_daily pk
warehouse_id <int_inventory_daily pk
on_hand <int_inventory_daily
stock_value_eur numeric(14,2) <int_inventory_daily.on_hand,int_order_items_costed.unit_cost_eur @Stock value
days_of_cover double? <int_inventory_daily.on_hand,fct_order_items.quantity @Days of cover

# fct_shipments: Parcels with promised and real delivery.
shipment_id <int_shipments_scanned pk
order_id <stg_wms__shipments
carrier_id <int_shipments_scanned
shipped_at <stg_wms__shipments
delivered_at timestamptz? <int_shipments_scanned.delivered_scan_at
is_late <int_shipments_scanned
shipping_cost_eur numeric(8,2)? <stg_wms__shipments.shipping_cost

# fct_carrier_performance: On-time delivery and cost by carrier and week.
week date <fct_shipments.shipped_at pk
carrier_id <fct_shipments pk
parcels bigint <fct_shipments.shipment_id
on_time_rate double <fct_shipments.is_late @On-time delivery
cost_per_parcel_eur numeric(8,2) <fct_shipments.shipping_cost_eur

# fct_purchase_orders: Purchase orders with delays and shortfalls.
purchase_order_line_id <int_purchase_receipts pk
supplier_id <int_purchase_receipts
quantity_ordered <int_purchase_receipts
quantity_received <int_purchase_receipts
fill_rate double <int_purchase_receipts.quantity_received,int_purchase_receipts.quantity_ordered @Fill rate
days_late <int_purchase_receipts

# fct_stockouts: Lost sales while variants were out of stock, as estimated.
variant_id <stg_web__stockouts pk
week date <stg_web__stockouts.out_from pk
hours_out double <stg_web__stockouts.out_from,stg_web__stockouts.out_until @Stockout
estimated_lost_revenue_eur numeric(12,2) <fct_order_items.revenue_eur,stg_web__stockouts.out_from

# fct_picking_productivity: Lines per hour by site and shift.
warehouse_id <stg_wms__pick_lists pk
shift_date date <stg_workforce__shifts.starts_at pk
lines_per_hour double <stg_wms__pick_lists.lines,stg_workforce__shifts.starts_at

# fct_stock_accuracy
count_date date <stg_wms__stock_counts.counted_at pk
warehouse_id <stg_wms__storage_locations pk
accuracy double <stg_wms__stock_counts.expected_quantity,stg_wms__stock_counts.counted_quantity
`,
  customer: `
# fct_loyalty: Points and tiers by member and month.
loyalty_account_id <int_loyalty_points_daily pk
month date <int_loyalty_points_daily.balance_date pk
points_balance <int_loyalty_points_daily
tier_name text <stg_crm__loyalty_tiers.name @Loyalty tier

# fct_tickets: Tickets with times, topic and satisfaction.
ticket_id <int_tickets_timed pk
customer_key <int_customers_unified
opened_on date <stg_helpdesk__tickets.opened_at
topic <stg_helpdesk__tickets
channel <stg_helpdesk__tickets
first_response_minutes <int_tickets_timed
resolution_minutes <int_tickets_timed
satisfaction_score integer? <stg_helpdesk__satisfaction_surveys.score @Customer satisfaction

# fct_contact_rate: Tickets per hundred orders, by topic and week.
week date <fct_tickets.opened_on pk
topic <fct_tickets pk
tickets bigint <fct_tickets.ticket_id
contact_rate double <fct_tickets.ticket_id,fct_orders.order_id @Contact reason

# fct_repairs: Repairs with duration and cost.
repair_request_id <stg_helpdesk__repair_requests pk
is_warranty <stg_helpdesk__repair_requests
days_in_repair integer? <stg_helpdesk__repair_requests.received_on,stg_helpdesk__repair_requests.returned_on
repair_cost <stg_helpdesk__repair_requests

# customer_health: Recency, frequency, value and risk of churn, by customer. Scores are written back by the churn model.
customer_key <dim_customers pk
days_since_last_order integer? <fct_orders.ordered_on
orders_12_months bigint <fct_orders.order_id
value_12_months_eur numeric(12,2) <fct_orders.net_amount_eur @Customer lifetime value
churn_score double? @Churn: Probability of no order within 180 days.

# customer_cohorts: Retention by month of the first order.
cohort_month date <dim_customers.first_order_on pk @Cohort
months_since_first integer pk
active_customers bigint <fct_orders.customer_key
retention_rate double <fct_orders.customer_key,dim_customers.first_order_on @Retention rate
`,
  merchandising: `
# fct_sell_through: Sold pieces as a share of received pieces, by product and season.
product_id <dim_products pk
season <dim_products pk
pieces_received bigint <fct_purchase_orders.quantity_received
pieces_sold bigint <fct_order_items.quantity
sell_through_rate double <fct_order_items.quantity,fct_purchase_orders.quantity_received @Sell-through

# fct_markdowns: Price reductions and what they cost in margin.
variant_id <int_prices_daily pk
price_date <int_prices_daily pk
markdown_eur numeric(10,2) <int_prices_daily.list_price,int_prices_daily.sale_price @Markdown
margin_lost_eur numeric(12,2) <fct_order_items.line_margin_eur

# fct_return_reasons: Returns by product and reason.
product_id <dim_products pk
reason_code <fct_returns pk
pieces bigint <fct_returns.return_item_id
return_rate double <fct_returns.return_item_id,fct_order_items.order_item_id @Return rate

# range_plan: The plan of the next season, by category. Uploaded by merchandising.
season text pk @Season
category_path text pk
planned_pieces bigint
planned_revenue_eur numeric(14,2)

# product_reviews_scored: Reviews with sentiment and the topics that they mention.
review_id <stg_pim__product_reviews pk
product_id <stg_pim__product_reviews
rating <stg_pim__product_reviews
sentiment double <stg_pim__product_reviews.body
topics jsonb <stg_pim__product_reviews.body
`,
  reporting: `
# rpt_executive_summary: The figures of the weekly meeting, one row per week.
week date <fct_revenue_daily.revenue_date pk
net_revenue_eur <fct_revenue_daily
margin_eur <fct_revenue_daily
new_customers <fct_acquisition_cost
on_time_rate <fct_carrier_performance
contact_rate <fct_contact_rate

# rpt_trading_daily: Sales of yesterday by channel and category, against plan and last year.
trading_date date <fct_revenue_daily.revenue_date pk
channel <fct_revenue_daily pk
net_revenue_eur <fct_revenue_daily
planned_revenue_eur <range_plan

# rpt_store_league: Stores by sales per square metre.
store_id <dim_stores pk
sales_per_m2 double <int_store_sales_hourly.sales_eur
receipts <int_store_sales_hourly

# rpt_marketing_weekly: Channels by cost, revenue and return on advertising spend.
week date <fct_campaign_performance.performance_date pk
network <dim_campaigns pk
spend_eur <fct_campaign_performance
return_on_ad_spend <fct_campaign_performance

# rpt_stock_position: Stock against demand, with what to reorder.
variant_id <fct_inventory_daily pk
on_hand <fct_inventory_daily
days_of_cover <fct_inventory_daily
hours_out <fct_stockouts

# rpt_customer_care: Volume, speed and satisfaction by week.
week date <fct_contact_rate.week pk
tickets <fct_contact_rate
first_response_minutes <fct_tickets
satisfaction_score <fct_tickets

# rpt_supplier_scorecard: Suppliers by reliability and quality.
supplier_id <dim_suppliers pk
fill_rate <fct_purchase_orders
days_late <fct_purchase_orders
return_rate <fct_return_reasons

# rpt_month_end: Reconciliation for the close of the month.
month <fct_profit_and_loss pk
net_revenue_eur <fct_revenue_daily
booked_revenue_eur numeric(14,2) <fct_profit_and_loss.amount_eur
difference_eur numeric(14,2) <fct_revenue_daily.net_revenue_eur,fct_profit_and_loss.amount_eur

# rpt_privacy_requests
month date pk
access_requests bigint
erasure_requests bigint <dim_customers.is_anonymised
median_days double
`,
} as const;
