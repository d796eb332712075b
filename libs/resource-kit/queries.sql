-- first page, newest first
select t.id as id, (t.created_at)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
order by t.created_at desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1"]

-- next page
select t.id as id, (t.created_at)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.created_at = $2::timestamptz
  and t.id > $3::uuid
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","2026-03-01 00:00:00.123456+00","01920000-0000-7000-8000-000000000001"]
select t.id as id, (t.created_at)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.created_at < $2::timestamptz
order by t.created_at desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","2026-03-01 00:00:00.123456+00"]

-- first page by a field that may be empty, descending
select t.id as id, (t.name_key)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.name_key is not null
order by t.name_key desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1"]
select t.id as id, (t.name_key)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.name_key is null
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1"]

-- next page of it
select t.id as id, (t.name_key)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.name_key = $2::text
  and t.id > $3::uuid
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","mc","01920000-0000-7000-8000-000000000001"]
select t.id as id, (t.name_key)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.name_key < $2::text
order by t.name_key desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","mc"]
select t.id as id, (t.name_key)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.name_key is null
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1"]

-- next page of it, among the empties
select t.id as id, (t.name_key)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and t.name_key is null
  and t.id > $2::uuid
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","01920000-0000-7000-8000-000000000001"]

-- next page of two keys
select t.id as id, ((case t.status when 2 then 0 when 3 then 1 when 1 then 2 end))::text as k0, (t.score)::text as k1
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and (case t.status when 2 then 0 when 3 then 1 when 1 then 2 end) = $2::int4
  and t.score = $3::float8
  and t.id > $4::uuid
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","1","2.5","01920000-0000-7000-8000-000000000001"]
select t.id as id, ((case t.status when 2 then 0 when 3 then 1 when 1 then 2 end))::text as k0, (t.score)::text as k1
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and (case t.status when 2 then 0 when 3 then 1 when 1 then 2 end) = $2::int4
  and t.score < $3::float8
order by t.score desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","1","2.5"]
select t.id as id, ((case t.status when 2 then 0 when 3 then 1 when 1 then 2 end))::text as k0, (t.score)::text as k1
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and (case t.status when 2 then 0 when 3 then 1 when 1 then 2 end) = $2::int4
  and t.score is null
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","1"]
select t.id as id, ((case t.status when 2 then 0 when 3 then 1 when 1 then 2 end))::text as k0, (t.score)::text as k1
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and (case t.status when 2 then 0 when 3 then 1 when 1 then 2 end) > $2::int4
order by (case t.status when 2 then 0 when 3 then 1 when 1 then 2 end) asc, t.score desc nulls last, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","1"]

-- a page of the trash
select t.id as id, (t.created_at)::text as k0
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is not null
  and lower((t.attrs->>'suburb')) like lower($2::text)
order by t.created_at desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","%kew%"]

-- filter and order on the side table alone
select f.person_id as id, (f.created_at)::text as k0
from person_filter f
where f.tenant_id = $1::uuid
  and f.t1 like lower($2::text)
order by f.created_at desc, f.person_id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","%kew%"]

-- filter on the side table, order on the own one
select t.id as id, (t.name_key)::text as k0
from person t join person_filter f on f.person_id = t.id and f.tenant_id = $1::uuid
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and f.t1 like lower($2::text)
  and t.name_key is not null
order by t.name_key asc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","%kew%"]
select t.id as id, (t.name_key)::text as k0
from person t join person_filter f on f.person_id = t.id and f.tenant_id = $1::uuid
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and f.t1 like lower($2::text)
  and t.name_key is null
order by t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","%kew%"]

-- any, and nested
select t.id as id, (t.created_at)::text as k0
from person t join person_filter f on f.person_id = t.id and f.tenant_id = $1::uuid
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and (starts_with(t.name_key, lower($2::text)) or (t.score > $3::float8 or (t.happy = true and f.tag_count = 0)))
order by t.created_at desc, t.id
limit 51
-- ["01920000-0000-7000-8000-0000000000a1","Mc",5]

-- skip
select t.id as id, (t.name_key)::text as k0, (t.created_at)::text as k1
from person t
where t.tenant_id = $1::uuid
  and t.trashed_at is null
order by t.name_key desc nulls last, t.created_at asc, t.id
limit 51
offset 500000
-- ["01920000-0000-7000-8000-0000000000a1"]

-- count
select count(*)::int as count from (
select 1
from person t join person_filter f on f.person_id = t.id and f.tenant_id = $1::uuid
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and (starts_with(t.name_key, lower($2::text)) and (t.score > $3::float8 or (t.happy = true and f.tag_count = 0)))
limit 1000001
) counted
-- ["01920000-0000-7000-8000-0000000000a1","Mc",5]

-- count on the side table alone
select count(*)::int as count from (
select 1
from person_filter f
where f.tenant_id = $1::uuid
  and (f.t1 like lower($2::text) and (f.status is null or f.status <> $3::smallint))
limit 1000001
) counted
-- ["01920000-0000-7000-8000-0000000000a1","%kew%",2]

-- values of a custom field that hold letters
select (array_agg(spelled.written order by spelled.many desc, spelled.written))[1] as value, sum(spelled.many)::int as count
from (
select (f.t1)::text as key, ((t.attrs->>'suburb'))::text as written, count(*) as many
from person t join person_filter f on f.person_id = t.id and f.tenant_id = $1::uuid
where t.tenant_id = $1::uuid
  and t.trashed_at is null
  and f.status = $2::smallint
  and (f.t1)::text <> ''
  and (f.t1)::text like lower($3::text)
group by 1, 2
) spelled
group by spelled.key
order by count desc, spelled.key
limit 50
-- ["01920000-0000-7000-8000-0000000000a1",2,"%new%"]

-- values of tags
select g.tag_id::text as value, count(*)::int as count
from person_filter f join person_tag g on g.tenant_id = $1::uuid and g.person_id = f.person_id
where f.tenant_id = $1::uuid
  and f.status = $2::smallint
group by g.tag_id
order by count desc, value
limit 50
-- ["01920000-0000-7000-8000-0000000000a1",2]

-- name contains "Mc%"
t.name_key like lower($2::text)
-- ["%Mc\\%%"]

-- name notContains "Mc%"
(t.name_key is null or not (t.name_key like lower($2::text)))
-- ["%Mc\\%%"]

-- name equals "Mc%"
t.name_key = lower($2::text)
-- ["Mc%"]

-- name notEqual "Mc%"
(t.name_key is null or t.name_key <> lower($2::text))
-- ["Mc%"]

-- name startsWith "Mc%"
starts_with(t.name_key, lower($2::text))
-- ["Mc%"]

-- name endsWith "Mc%"
t.name_key like lower($2::text)
-- ["%Mc\\%"]

-- email equals ""
false
-- []

-- email notContains ""
(lower(t.email) is null or lower(t.email) = '')
-- []

-- email contains ""
lower(t.email) <> ''
-- []

-- score equals 1.5
t.score = $2::float8
-- [1.5]

-- score notEqual 1.5
(t.score is null or t.score <> $2::float8)
-- [1.5]

-- score lessThan 1.5
t.score < $2::float8
-- [1.5]

-- score lessThanOrEqual 1.5
t.score <= $2::float8
-- [1.5]

-- score greaterThan 1.5
t.score > $2::float8
-- [1.5]

-- score greaterThanOrEqual 1.5
t.score >= $2::float8
-- [1.5]

-- score inRange [1,2]
t.score between $2::float8 and $3::float8
-- [1,2]

-- visits equals 2
t.visits = $2::int4
-- [2]

-- visits equals 1.5
t.visits = $2::numeric
-- [1.5]

-- seenAt equals "2026-10-04"
(t.seen_at >= $2::timestamptz and t.seen_at < $3::timestamptz)
-- ["2026-10-03T14:00:00.000Z","2026-10-04T13:00:00.000Z"]

-- seenAt notEqual "2026-10-04"
(t.seen_at is null or t.seen_at < $2::timestamptz or t.seen_at >= $3::timestamptz)
-- ["2026-10-03T14:00:00.000Z","2026-10-04T13:00:00.000Z"]

-- seenAt lessThan "2026-10-04"
t.seen_at < $2::timestamptz
-- ["2026-10-03T14:00:00.000Z"]

-- seenAt lessThanOrEqual "2026-10-04"
t.seen_at < $2::timestamptz
-- ["2026-10-04T13:00:00.000Z"]

-- seenAt greaterThan "2026-10-04"
t.seen_at >= $2::timestamptz
-- ["2026-10-04T13:00:00.000Z"]

-- seenAt greaterThanOrEqual "2026-10-04"
t.seen_at >= $2::timestamptz
-- ["2026-10-03T14:00:00.000Z"]

-- seenAt inRange ["2026-10-04","2026-10-05"]
(t.seen_at >= $2::timestamptz and t.seen_at < $3::timestamptz)
-- ["2026-10-03T14:00:00.000Z","2026-10-05T13:00:00.000Z"]

-- born equals "2000-02-29"
(t.born >= $2::date and t.born < $3::date)
-- ["2000-02-29","2000-03-01"]

-- name one ["Mc","O"]
t.name_key = any(array(select lower(each) from unnest($2::text[]) each))
-- [["Mc","O"]]

-- name none ["Mc"]
(t.name_key is null or t.name_key <> all(array(select lower(each) from unnest($2::text[]) each)))
-- [["Mc"]]

-- seenAt before-days-ago 30
t.seen_at < $2::timestamptz
-- ["2026-01-30T13:00:00.000Z"]

-- born before-days-ago 30
t.born < $2::date
-- ["2026-01-31"]

-- seenAt within-days-ago 30
(t.seen_at >= $2::timestamptz and t.seen_at < $3::timestamptz)
-- ["2026-01-30T13:00:00.000Z","2026-03-02T13:00:00.000Z"]

-- born within-days-ago 30
(t.born >= $2::date and t.born < $3::date)
-- ["2026-01-31","2026-03-03"]

-- seenAt within-days-ahead 30
(t.seen_at >= $2::timestamptz and t.seen_at < $3::timestamptz)
-- ["2026-03-01T13:00:00.000Z","2026-04-01T13:00:00.000Z"]

-- born within-days-ahead 30
(t.born >= $2::date and t.born < $3::date)
-- ["2026-03-02","2026-04-02"]

-- seenAt anniversary-within-days 30
(extract(month from (t.seen_at at time zone $2::text)) * 100 + extract(day from (t.seen_at at time zone $2::text)))::int between $3::int and $4::int
-- ["Australia/Sydney",302,401]

-- born anniversary-within-days 30
(extract(month from t.born) * 100 + extract(day from t.born))::int between $2::int and $3::int
-- [302,401]

-- seenAt anniversary-in-month 6
extract(month from (t.seen_at at time zone $2::text)) = $3::int
-- ["Australia/Sydney",6]

-- born anniversary-in-month 6
extract(month from t.born) = $2::int
-- [6]

-- born anniversary-within-days 330
((extract(month from t.born) * 100 + extract(day from t.born))::int >= $2::int or (extract(month from t.born) * 100 + extract(day from t.born))::int <= $3::int)
-- [302,126]

-- born anniversary-within-days 366
t.born is not null
-- []

-- happy equals "yes"
t.happy = true
-- []

-- happy equals "no"
t.happy = false
-- []

-- happy equals "undetermined"
t.happy is null
-- []

-- status equals "pending"
f.status = $2::smallint
-- [2]

-- status notEqual "pending"
(f.status is null or f.status <> $2::smallint)
-- [2]

-- status one ["pending"]
f.status = any($2::smallint[])
-- [[2]]

-- status none ["pending"]
(f.status is null or f.status <> all($2::smallint[]))
-- [[2]]

-- status one []
false
-- []

-- plan one ["Gold"]
lower(t.plan) = any(array(select lower(each) from unnest($2::text[]) each))
-- [["Gold"]]

-- plan all ["Gold"]
(lower(t.plan) is not null and lower(t.plan) = all(array(select lower(each) from unnest($2::text[]) each)) and lower(t.plan) <> '')
-- [["Gold"]]

-- plan none ["Gold"]
(lower(t.plan) is null or lower(t.plan) <> all(array(select lower(each) from unnest($2::text[]) each)))
-- [["Gold"]]

-- plan none-any 
(lower(t.plan) is null or lower(t.plan) = '')
-- []

-- tags one ["01920000-0000-7000-8000-000000000701"]
exists (select g.person_id from person_tag g where g.tenant_id = $1::uuid and g.tag_id = any($2::uuid[]) and g.person_id = f.person_id)
-- [["01920000-0000-7000-8000-000000000701"]]

-- tags all ["01920000-0000-7000-8000-000000000701"]
f.person_id in (select g.person_id from person_tag g where g.tenant_id = $1::uuid and g.tag_id = any($2::uuid[]) group by g.person_id having count(distinct g.tag_id) = 1)
-- [["01920000-0000-7000-8000-000000000701"]]

-- tags none ["01920000-0000-7000-8000-000000000701"]
not exists (select g.person_id from person_tag g where g.tenant_id = $1::uuid and g.tag_id = any($2::uuid[]) and g.person_id = f.person_id)
-- [["01920000-0000-7000-8000-000000000701"]]

-- tags none-any 
f.tag_count = 0
-- []

-- id one ["01920000-0000-7000-8000-000000000001"]
t.id = any($2::uuid[])
-- [["01920000-0000-7000-8000-000000000001"]]
