select sum(preis) as total from {{ ref('gross') }}
