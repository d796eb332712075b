# What schemathesis needs to know of Bellbird: its scalars, and how a call is signed in, with a token that has not ended.
import json
import os
import time

import requests
import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes

# The graph's own scalars. Filters are what most of its JSON is.
schemathesis.graphql.scalar("DateTime", st.datetimes().map(lambda at: nodes.String(f"{at.isoformat()}Z")))
schemathesis.graphql.scalar("JSON", st.sampled_from(["x", ""]).map(nodes.String) | st.integers(-5, 5).map(nodes.Int))


# A token lives five minutes.
RENEWS_AFTER_SECONDS = 200
# The run's own session; each renewal is written back.
SESSION = os.environ["BELLBIRD_SESSION"]


class Tokens:
    """The owner's tokens: the present one, and all that there were."""

    def __init__(self):
        self.given = set()
        self.present = None
        self.since = 0.0

    def fresh(self):
        if self.present is None or time.monotonic() - self.since > RENEWS_AFTER_SECONDS:
            with open(SESSION) as file:
                session = json.load(file)
            answer = requests.post(
                f"{os.environ['BELLBIRD_URL']}/graphql",
                json={
                    "query": "mutation ($of: String!) { refreshTokens(refreshToken: $of) { accessToken refreshToken } }",
                    "variables": {"of": session["refreshToken"]},
                },
                timeout=30,
            )
            tokens_now = (answer.json().get("data") or {}).get("refreshTokens")
            if tokens_now is None:
                raise RuntimeError(f"The owner's session was not renewed: {answer.status_code} {answer.text[:300]}")
            with open(SESSION, "w") as file:
                json.dump(tokens_now, file)
            self.present, self.since = tokens_now["accessToken"], time.monotonic()
            self.given.add(f"Bearer {self.present}")
        return self.present


tokens = Tokens()


@schemathesis.auth()
class Owner:
    def get(self, case, context):
        return tokens.fresh()

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context, case, kwargs):
    # A case may be sent long after it was made. One that is to go without a token, or with a wrong one, stays so.
    if case.headers and case.headers.get("Authorization") in tokens.given:
        case.headers["Authorization"] = f"Bearer {tokens.fresh()}"
