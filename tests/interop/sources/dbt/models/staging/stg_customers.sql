select id as customer_id, name as customer_name, lower(email) as email
from {{ ref('raw_customers') }}
