select id, preis from {{ ref('bestellungen') }} where preis > 1
