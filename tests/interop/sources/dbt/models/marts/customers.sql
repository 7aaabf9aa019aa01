with totals as (
    select customer_id, count(*) as order_count, sum(amount) as total from {{ ref('paid_orders') }} group by customer_id
), visits as (
    select customer_id, max(visited_at) as last_visit from {{ source('crm', 'visits') }} group by customer_id
)
select c.customer_id, c.customer_name, coalesce(t.order_count, 0) as order_count, t.total as lifetime_value, v.last_visit
from {{ ref('stg_customers') }} c
left join totals t on t.customer_id = c.customer_id
left join visits v on v.customer_id = c.customer_id
