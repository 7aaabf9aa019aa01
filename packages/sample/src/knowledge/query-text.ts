/** Saved queries: `# name | author | tables | description`, then the statement. */
export const queryText = `
# Net revenue by channel | Ines Carvalho | fct_orders | The figure that finance and commerce agree on.
select date_trunc('month', ordered_on) as month, channel, sum(net_amount_eur) as net_revenue_eur
from analytics.core.fct_orders
where status <> 'cancelled' and ordered_on >= dateadd('year', -1, current_date)
group by 1, 2
order by 1, 2

# Return rate by month of sale | Jonas Keller | fct_order_items fct_orders | Leaves out the last 100 days, while goods still come back.
select date_trunc('month', o.ordered_on) as month, avg(iff(i.is_returned, 1, 0)) as return_rate
from analytics.core.fct_order_items i
join analytics.core.fct_orders o using (order_id)
where o.ordered_on < dateadd('day', -100, current_date)
group by 1

# Top 50 products of last week | Chloe Marchand | fct_order_items fct_orders dim_products | Used for the Monday mail to category managers.
select p.product_name, p.brand_name, sum(i.quantity) as pieces, sum(i.revenue_eur) as revenue_eur
from analytics.core.fct_order_items i
join analytics.core.fct_orders o using (order_id)
join analytics.core.dim_products p using (variant_id)
where o.ordered_on >= dateadd('week', -1, current_date)
group by 1, 2
order by revenue_eur desc
limit 50

# Customers by tier | Alice Fontaine | dim_customers | Members by tier today, with their value.
select loyalty_tier, count(*) as customers, avg(lifetime_value_eur) as average_value_eur
from analytics.core.dim_customers
where not is_anonymised
group by 1

# First orders by acquisition channel | Marcus Webb | fct_orders dim_customers |
select c.acquisition_channel, count(*) as first_orders
from analytics.core.fct_orders o
join analytics.core.dim_customers c using (customer_key)
where o.is_first_order
group by 1
order by 2 desc

# Late parcels by carrier | Aoife Brennan | fct_shipments dim_carriers | For the weekly call with carriers.
select c.carrier_name, count(*) as parcels, avg(iff(s.is_late, 1, 0)) as late_share
from analytics.logistics.fct_shipments s
join analytics.core.dim_carriers c using (carrier_id)
where s.shipped_at >= dateadd('week', -1, current_date)
group by 1

# Open differences of settlements | Simone Reyes | fct_settlements | Read every morning, until it is empty.
select settlement_id, payout_date, expected_amount, net_amount, difference
from analytics.finance.fct_settlements
where abs(difference) > 1
order by payout_date desc

# Variants with less than a week of cover | Rebecca Stone | fct_inventory_daily dim_products | The reorder list, by brand.
select p.brand_name, p.sku, i.on_hand, i.days_of_cover
from analytics.logistics.fct_inventory_daily i
join analytics.core.dim_products p using (variant_id)
where i.stock_date = current_date - 1 and i.days_of_cover < 7

# Lost revenue of stockouts | Carlos Ibarra | fct_stockouts | Estimated from sales of the four weeks before.
select week, sum(estimated_lost_revenue_eur) as lost_revenue_eur
from analytics.logistics.fct_stockouts
group by 1
order by 1 desc

# Conversion by device | Noor Siddiqui | fct_sessions stg_web__sessions |
select w.device_type, avg(iff(s.is_converted, 1, 0)) as conversion_rate
from analytics.core.fct_sessions s
join analytics.staging.stg_web__sessions w using (session_id)
group by 1

# Searches that find nothing | Emily Tran | fct_site_search | Candidates for synonyms.
select query, sum(searches) as searches
from analytics.marketing.fct_site_search
where zero_result_rate > 0.9 and search_date >= dateadd('day', -28, current_date)
group by 1
having sum(searches) > 100
order by 2 desc

# Cost of a new customer | Owen Pritchard | fct_acquisition_cost | By channel, over twelve months.
select channel, sum(cost_per_customer_eur * new_customers) / sum(new_customers) as cost_per_customer_eur
from analytics.marketing.fct_acquisition_cost
where month >= dateadd('year', -1, current_date)
group by 1

# Vouchers that lose money | Joel Lindgren | fct_voucher_redemptions stg_shop__vouchers |
select v.code, sum(r.margin_after_discount_eur) as margin_eur
from analytics.marketing.fct_voucher_redemptions r
join analytics.staging.stg_shop__vouchers v using (voucher_id)
group by 1
having sum(r.margin_after_discount_eur) < 0

# Tickets by reason | Jasmin Yilmaz | fct_tickets |
select topic, count(*) as tickets, avg(first_response_minutes) as minutes
from analytics.customer.fct_tickets
where opened_on >= dateadd('day', -7, current_date)
group by 1
order by 2 desc

# Contacts after late deliveries | Olga Petrenko | fct_tickets fct_shipments stg_helpdesk__tickets | How much care a late parcel costs.
select s.is_late, count(distinct t.ticket_id) / count(distinct s.shipment_id) as tickets_per_parcel
from analytics.logistics.fct_shipments s
left join analytics.staging.stg_helpdesk__tickets t using (order_id)
group by 1

# Customers at risk of churn | Zeynep Arslan | customer_health | Above 0.7, with a value above the median.
select customer_key, churn_score, value_12_months_eur
from analytics.customer.customer_health
where churn_score > 0.7
qualify percent_rank() over (order by value_12_months_eur) > 0.5

# Retention of cohorts | Henrik Solheim | customer_cohorts |
select cohort_month, months_since_first, retention_rate
from analytics.customer.customer_cohorts
where cohort_month >= dateadd('year', -2, current_date)

# Sell-through of the season | Charlotte Nygaard | fct_sell_through dim_products | By category, for the range meeting.
select p.category_path, sum(s.pieces_sold) / sum(s.pieces_received) as sell_through_rate
from analytics.merchandising.fct_sell_through s
join analytics.core.dim_products p using (product_id)
where s.season = 'AW26'
group by 1

# Margin lost to markdowns | Joel Lindgren | fct_markdowns |
select date_trunc('week', price_date) as week, sum(margin_lost_eur) as margin_lost_eur
from analytics.merchandising.fct_markdowns
group by 1

# Suppliers that deliver late | Yuki Morita | fct_purchase_orders dim_suppliers |
select s.supplier_name, avg(p.days_late) as days_late, avg(p.fill_rate) as fill_rate
from analytics.logistics.fct_purchase_orders p
join analytics.core.dim_suppliers s using (supplier_id)
group by 1
having avg(p.days_late) > 3

# Revenue against the ledger | Monika Gruber | rpt_month_end | Must be zero before the books are closed.
select month, net_revenue_eur, booked_revenue_eur, difference_eur
from analytics.reporting.rpt_month_end
order by month desc

# Costs by cost centre | Peter Lam | fct_profit_and_loss |
select cost_centre, account_group, sum(amount_eur) as amount_eur
from analytics.finance.fct_profit_and_loss
where month = date_trunc('month', current_date)
group by 1, 2

# Anonymised customers with an address | Grace Mbeki | stg_crm__customers stg_crm__customer_addresses | Must return nothing.
select c.customer_id
from analytics.staging.stg_crm__customers c
join analytics.staging.stg_crm__customer_addresses a using (customer_id)
where c.anonymised_at is not null

# Audience by segment | Selin Kaya | mail_audience_daily |
select segment_name, count(distinct customer_key) as people
from analytics.marketing.mail_audience_daily
group by 1

# Orders by hour on peak days | Viktor Holub | fct_orders stg_shop__orders |
select date_trunc('hour', placed_at) as hour, count(*) as orders
from analytics.staging.stg_shop__orders
where placed_at >= dateadd('day', -3, current_timestamp)
group by 1

# Split shipments | Giulia Ferrante | int_order_fulfilment |
select parcels, count(*) as orders
from analytics.intermediate.int_order_fulfilment
group by 1
order by 1

# Failed payments by reason | Rohan Mehta | stg_shop__payments |
select failure_reason, count(*) as payments
from analytics.staging.stg_shop__payments
where status = 'failed' and authorised_at >= dateadd('day', -1, current_timestamp)
group by 1

# Repairs that take too long | Hugo Bastien | fct_repairs |
select repair_request_id, days_in_repair
from analytics.customer.fct_repairs
where days_in_repair > 21

# Gift cards that expire this quarter | Simone Reyes | stg_shop__gift_cards |
select sum(current_balance) as balance
from analytics.staging.stg_shop__gift_cards
where expires_on < dateadd('month', 3, current_date)

# Experiments with a clear result | Amara Nwosu | fct_experiments |
select experiment, variant, conversion_rate, visitors
from analytics.marketing.fct_experiments
where visitors > 10000
`;
