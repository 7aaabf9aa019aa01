select * from {{ ref('customers') }} where lifetime_value < 0
