# What schemathesis needs to know of Bellbird: its scalars, and how a call is signed in, anew before the token ends.
import os

import requests
import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes

# The graph's own scalars. Filters are what most of its JSON is.
schemathesis.graphql.scalar("DateTime", st.datetimes().map(lambda at: nodes.String(f"{at.isoformat()}Z")))
schemathesis.graphql.scalar("JSON", st.sampled_from(["x", ""]).map(nodes.String) | st.integers(-5, 5).map(nodes.Int))


@schemathesis.auth(refresh_interval=200)
class Owner:
    def get(self, case, context):
        answer = requests.post(
            f"{os.environ['BELLBIRD_URL']}/api/auth/sign-in",
            auth=(os.environ["BELLBIRD_EMAIL"], os.environ["BELLBIRD_PASSWORD"]),
            timeout=30,
        )
        answer.raise_for_status()
        return answer.json()["accessToken"]

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"
